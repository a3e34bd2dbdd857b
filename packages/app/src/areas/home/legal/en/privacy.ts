import type { LegalText } from '../legal.types.ts';

export default {
  title: 'Privacy policy',
  since: '2026-11-23',
  version: 1,
  brief: [
    {
      title: 'Only what’s needed',
      text: 'You can watch without telling us anything. An account takes a mobile number; only withdrawing and streaming take an ID document.',
    },
    { title: 'Not sold, not tracked', text: 'We don’t sell your data, and no advertising trackers run on our pages.' },
    {
      title: 'It’s yours',
      text: 'See it, correct it, ask for a copy or have it deleted. The contacts are beside this page.',
    },
  ],
  sections: [
    {
      id: 'collect',
      title: 'What we collect, and why',
      paragraphs: [
        'The operator of Pitchside is responsible for your data. Without an account we only remember your network address for a short while, to hold off floods of requests. Once you log in there’s also:',
      ],
      points: [
        'Your mobile number, nickname, avatar and bio: so that you can log in and others know you',
        'Your password: kept only in a form that can’t be turned back, so we can’t see it either',
        'The name and network address of your devices: so that you can spot a login that isn’t yours; the address is only shown in part',
        'Favourites, follows, reminders, votes, check-ins and tasks: those features need them',
        'Every entry of orders, diamonds, wallets and income: so that the sums add up',
        'What you write and attach to reports and applications: for whoever reviews them, and for staff only',
      ],
    },
    {
      id: 'public',
      title: 'What others can see',
      paragraphs: [
        'Others see your nickname, avatar, bio, level and noble badge. Comments, gifts and global horns are seen by everyone who’s there; comments also appear in the replay of a stream, and rankings name those who send gifts.',
        'Other members never see your mobile number, balances, orders, ID document or devices. Pictures you upload are drawn anew, so the place they were taken and the like aren’t kept. Nobles can switch off their entry notice.',
      ],
    },
    {
      id: 'papers',
      title: 'ID documents and payments',
      paragraphs: [
        'ID verification and applying to stream take your name and document number; verification takes pictures of the document too. They’re encrypted, and pages only show them masked. Staff look at them to review them; opening a picture takes a written reason, and that is recorded.',
        'The pictures are deleted 30 days after the review, or straight away if you take your request back before it. Of a rejected application to stream, only the masked name and number stay.',
        'You pay on the pages of the payment provider: your card number never reaches us, only the order number, the amount and the outcome. The number of a linked payout account is encrypted, and pages only show its end.',
      ],
    },
    {
      id: 'browser',
      title: 'What’s kept in your browser',
      paragraphs: [
        'We only keep what the site needs to work, nothing for advertising, and load no outside scripts that track you. Clear the site’s data in your browser and it’s gone.',
      ],
      points: [
        'Your login: a cookie called token and the same in local storage, cleared when you log out',
        'Settings: language, theme, volume, flying comments, data saver and score alerts',
        'Your search history, which you can delete one by one or all at once in the search box',
        'Matches you favourited before logging in; they join your account when you do',
        'If you tick “Remember me”, your mobile number and password too, on this device; untick it and they’re gone. Don’t tick it on a shared computer',
      ],
    },
    {
      id: 'kept',
      title: 'How long we keep it',
      paragraphs: [
        'A program deletes things when their time is up; you needn’t ask. Accounts of money have to stay open to checks and follow the periods set by law, so entries about money don’t go with the rest.',
      ],
      points: [
        'Codes: valid for 10 minutes and deleted a day later, kept only in a form that can’t be turned back',
        'How fast pages open: counts by day and kind of page, nothing about who, 90 days',
        'Logins: end after 7 days without use and after 30 days at the latest; deleted 7 days after their end',
        'Comments in live rooms: 90 days; global horns and red envelopes: 92 days',
        'Replays: 30 days; records of past streams and announcements: 400 days',
        'The log of a room: 180 days; reports: 400 days after the decision',
        'Rejected applications to stream: 400 days; uploaded pictures that were never used: an hour',
        'Your account’s details and the outcome of ID verification: as long as the account',
      ],
    },
    {
      id: 'sharing',
      title: 'Who else gets it',
      paragraphs: ['We don’t sell your data. In these cases someone else gets the part that’s needed for the job:'],
      points: [
        'The text message service: your mobile number and the code',
        'A verification service, where the site uses one from outside: how you moved the slider',
        'The payment provider you chose: order number and amount',
        'The bank or provider that pays out: name and number of the payee, and the amount',
        'Authorities, where the law requires it: what the law requires, after we’ve checked',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'Most of it you can do yourself. For the rest, write to the contacts beside this page and say which account and what you’d like. We first check that it’s you, then do it, free of charge.',
        'Before an account is deleted, spend its diamonds and withdraw its income. Entries about money stay for as long as the law demands and are deleted after that.',
      ],
      points: [
        'See and correct: nickname, avatar, bio and password are in My account',
        'Copy: export your wallet’s history as CSV yourself, and ask us for the rest',
        'Delete: ask us to delete what you posted, or the whole account',
        'Object and complain: tell us if you disagree; you can also complain to the authority in charge',
      ],
    },
    {
      id: 'minors',
      title: 'Minors, and changes to this policy',
      paragraphs: [
        'If you’re under 14, sign up only once a parent or carer has agreed. If we find that we hold a child’s data without that, we delete it; a parent or carer can ask through the contacts beside this page.',
        'When this policy changes, this page shows the new version and the day from which it holds. If we want to collect more or use it for more, we’ll tell you on the site beforehand.',
      ],
    },
  ],
} satisfies LegalText;
