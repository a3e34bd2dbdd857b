import type { LegalText } from '../legal.types.ts';

export default {
  title: 'User agreement',
  since: '2026-11-23',
  version: 1,
  brief: [
    {
      title: 'Diamonds stay on the site',
      text: 'Spend them on gifts, noble ranks and horns. They can’t be withdrawn and top-ups aren’t refunded. Don’t top up if you’re under 18.',
    },
    {
      title: 'Say what you like, within reason',
      text: 'Support your side and argue your case. No abuse, no scams, no flooding. What breaks the rules is removed.',
    },
    {
      title: 'Tell us when something’s wrong',
      text: 'You can appeal against what was done to you and ask about any payment. The contacts are beside this page.',
    },
  ],
  sections: [
    {
      id: 'behaviour',
      title: 'Your account and how you behave',
      paragraphs: [
        'This agreement is between you and the operator of Pitchside; “we” below is the operator. You can watch matches and scores without an account. By signing up with your mobile number you become a member and accept this agreement.',
        'Your account is yours alone: don’t rent it out or sell it. Never tell anyone your password or a code. We won’t ask for them. Account security shows your devices, five at most at a time, and lets you log each of them out.',
        'Fans get loud, and that’s fine. These things aren’t:',
      ],
      points: [
        'Abuse, threats and discrimination, or making someone’s address, number or ID document public',
        'Sexual, violent or illegal content, and anything that harms minors',
        'Organising gambling, placing bets for others, or taking money for “sure wins”',
        'Posing as someone else or as our staff, and tricking people with false links or payment codes',
        'Flooding the chat, repeating adverts, or using programs to sign up, comment or open red envelopes',
        'Breaking into the site, disturbing it, or getting round mutes and limits',
      ],
    },
    {
      id: 'top-up',
      title: 'Topping up and diamonds',
      paragraphs: [
        'Diamonds are virtual goods for use on Pitchside only: gifts, noble ranks, global horns, paid comments and red envelopes. They aren’t money, earn no interest, can’t be withdrawn and can’t be turned back into money.',
        'Diamonds arrive as soon as a payment succeeds. Top-ups aren’t refunded, except where the law says otherwise. The price and bonus you saw when you ordered hold, whatever changes later.',
        'Decide first how much you want to spend. In the gift panel you can set a limit: once your gifts of one session reach it, you are stopped and asked. The history in your wallet shows every entry of the last three months.',
      ],
      points: [
        '¥1 buys 100 diamonds; an amount of your own is between ¥1 and ¥5,000 each time, in whole yuan',
        'First top-up doubled: on an offer marked so, the diamonds are doubled the first time you top up, once an account, counted when the payment succeeds',
        'Pay within 5 minutes; an unpaid order is closed and nothing is taken; you can have 5 unpaid orders at most',
        'Nothing is taken when a payment fails: pay again, or choose another way to pay',
        'If a payment comes in after its order was closed, no diamonds are added and the money goes back the way it came',
        'Don’t top up if you’re under 18; see “Minors”',
        'Top up on Pitchside only: cheap diamonds from elsewhere may come from stolen cards and are taken back once that’s proved',
      ],
    },
    {
      id: 'live-rooms',
      title: 'In live rooms',
      paragraphs: [
        'Each live room is looked after by its streamer, who can ask up to 200 assistants to help. They can remove messages, mute people and remove them from the room.',
        'Gifts that were sent and noble ranks that were bought aren’t refunded. Some gifts in your backpack have a date on them and are gone after it.',
      ],
      points: [
        'A mute lasts 1, 5, 10 or 60 minutes, or until it’s lifted; whoever was removed has to be let in again',
        'A noble rank is bought by the month, ends by itself and never renews on its own',
        'A red envelope stays open for 10 minutes, and what’s left goes back to the giver; the server draws the shares, and you can’t open your own',
        'Streamers can’t send gifts to themselves',
        'Popularity isn’t a count of viewers; gift rankings count the diamonds that were given',
      ],
    },
    {
      id: 'content',
      title: 'Content and odds',
      paragraphs: [
        'What you post stays yours. You let us store it and show it so that Pitchside works, in replays of streams too. Post only what you have the right to post.',
        'Scores, odds and statistics are there for you to follow the game; they may be late or wrong. Pitchside takes no bets. A tipster’s pick is one person’s view and promises nothing.',
        'Matches and people marked as simulated are made by a program and aren’t real results.',
      ],
    },
    {
      id: 'withdrawals',
      title: 'Income, withdrawals and transfers',
      paragraphs: [
        'There are three kinds of value: diamonds, which you spend; the spending wallet, for use on the site only; and income, which you can withdraw. Income comes from the gifts a streamer is given, and the like.',
        'To withdraw you need ID verification, a linked payout account in your own name and a payment password. These are the rules now; the figures on the page hold at the time, and later changes don’t touch what you’ve already requested.',
      ],
      points: [
        '¥100 to ¥5,000 each, 4 times a calendar month, with a fee of 1%',
        'The amount is held at once, reviewed by a person and paid out, usually by 18:00 on the next working day',
        'A rejected request says why, and the whole amount goes back to your income',
        'What you convert to your spending wallet can’t be withdrawn any more; a conversion can’t be undone',
        'Members can transfer money between spending wallets, up to ¥5,000 each; it arrives at once and can’t be undone',
        'A payment password has at least 6 digits; five wrong tries lock it for 30 minutes',
      ],
    },
    {
      id: 'sanctions',
      title: 'When rules are broken',
      paragraphs: [
        'We look at how serious it is and whether it happens again. People decide, and what they decide is written down. Where a crime is suspected, we work with the authorities as the law requires.',
        'Whoever reported it hears the outcome. If you think we got it wrong, appeal through the contacts beside this page with your account, the time and your reasons. Someone else looks at it again.',
      ],
      points: [
        'In a room: messages removed, a mute, removal from the room',
        'On the whole site: content deleted, a stream stopped, the right to stream withdrawn, an account closed',
        'Diamonds and income from cheating, stolen cards or faked trades are held, and taken back once that’s proved',
      ],
    },
    {
      id: 'minors',
      title: 'Minors',
      paragraphs: [
        'If you’re under 18, use Pitchside together with a parent or carer, and don’t top up, send gifts, buy a noble rank or apply to stream. If you’re under 14, sign up only once a parent or carer has agreed.',
        'If a child topped up without consent, a parent or carer can write to the contacts beside this page with the order numbers and something that shows who they are to the child. We go through each order and refund what the law says.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: [
        'When this agreement changes, this page shows the new version and the day from which it holds. We’ll tell you on the site beforehand about anything that touches your money or your rights. If you disagree you can stop using Pitchside; earlier orders follow the version of their day.',
        'Maintenance or a fault may interrupt the service. If you’ve paid for something and didn’t get it because of us, we make it good or refund it.',
      ],
    },
    {
      id: 'disputes',
      title: 'Disputes',
      paragraphs: [
        'Come to us first: write to the contacts beside this page with the order number or the room, the time and a screenshot. Every movement of money is recorded, so we can go through it together.',
        'If we can’t agree, the law of the place where the operator is based applies, and the courts there decide. Your rights as a consumer are never less than the law gives you. Where the three languages differ, the Chinese text counts.',
      ],
    },
  ],
} satisfies LegalText;
