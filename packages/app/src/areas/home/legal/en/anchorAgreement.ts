import type { LegalText } from '../legal.types.ts';

export default {
  title: 'Streamer agreement',
  since: '2026-11-23',
  version: 1,
  brief: [
    {
      title: 'One person, one room',
      text: 'If you’re 18 or over, apply with your own ID document. Once you’re approved, you have a live room of your own.',
    },
    {
      title: 'Show what you may show',
      text: 'No match pictures without a licence. Your own commentary, tactics board and talk with viewers are all yours.',
    },
    { title: 'Income you can follow', text: 'Stream income shows what each gift brought you.' },
  ],
  sections: [
    {
      id: 'who',
      title: 'Who may apply',
      paragraphs: [
        'Any member of 18 or over may apply with their own ID document. A document number is good for one account.',
        'Tell us about your experience in at least 15 characters; naming who invited you is optional. You can apply 3 times a day, and an answer usually takes one working day. A rejection says why, and you can put it right and send it again.',
        'Streamers aren’t employed by the operator of Pitchside. Whether and when you stream is up to you.',
      ],
    },
    {
      id: 'identity',
      title: 'Your real name',
      paragraphs: [
        'You apply with your real name and document number; if you’re verified already, you needn’t give them again. They’re used for reviews and payouts only, and the privacy policy says how they’re kept.',
        'You alone answer for your room. The stream key is the key to it: don’t give it away. If it gets out, get a new one in the studio; the old one stops working at once.',
      ],
    },
    {
      id: 'forbidden',
      title: 'What you can’t stream',
      paragraphs: [
        'Streamers keep to the user agreement. On top of that, these have no place in the picture, sound, title, cover or announcement of a stream:',
      ],
      points: [
        'Sex, gore and cruelty, or showing and selling illegal goods',
        'Pictures, addresses or QR codes of gambling sites, betting for others, or paid betting groups',
        'Stirring up hatred, or attacking players, referees or fans for their race, sex or origin',
        'Children alone on camera, or getting minors to send gifts',
        'Leading viewers off the site to top up or pay, or faked prize draws to get gifts',
        'Passing off something recorded as live',
      ],
    },
    {
      id: 'rights',
      title: 'Rights in match pictures',
      paragraphs: [
        'Match pictures belong to the competitions and their broadcasters. Without a licence from them you can’t show them, take clips of them or film a screen.',
        'You can say what you think and use graphics, tactics boards and figures of your own. You can stream games you play yourself within the rules of whoever made them. Music needs a licence too.',
        'When the owner of rights complains, we check, then stop the stream and hide its replay. If you do have a licence, send us the proof and we bring it back.',
      ],
    },
    {
      id: 'income',
      title: 'Income and your share',
      paragraphs: [
        'A gift bought for you with diamonds counts as ¥0.01 a diamond, times your share, and goes to your income. The site sets the share, usually 50%; what each gift brought is what Stream income says. Noble ranks bought in your room bring the same share.',
        'Gifts that came free into a backpack were paid for by nobody and bring no income. Nor does a noble rank that you buy in your own room.',
        'You can withdraw income or convert it to your spending wallet, after which it can’t be withdrawn. “Income, withdrawals and transfers” in the user agreement has the rules. Taxes are yours to pay, unless the law has us keep them back.',
      ],
    },
    {
      id: 'room',
      title: 'Assistants, recordings and replays',
      paragraphs: [
        'You can appoint up to 200 assistants and dismiss them at any time. They look after the room in your name, and all they do is in the log, kept for 180 days. Mutes and removals need a reason; backing the other side isn’t one.',
        'Streams are recorded and kept for 30 days. You decide whether each replay is public or hidden; it has the comments viewers made at the time, without those that were removed. You let us show your streams and replays on Pitchside; all other rights in them stay yours.',
      ],
    },
    {
      id: 'end',
      title: 'Stopping, and when rules are broken',
      paragraphs: [
        'You can stop whenever you like, or ask us to end your right to stream. Income you’ve received can still be withdrawn, and withdrawals in review go on.',
        'If you break this agreement, what we do depends on how serious it is, and we’ll tell you why. You can appeal through the contacts beside this page: say which stream, when, and what happened.',
      ],
      points: [
        'A warning, and a request to change the title, cover or picture',
        'Stopping the stream and hiding its replay',
        'Suspending or ending your right to stream',
        'Gifts got by deceit and the income from them are held, and taken back once that’s proved',
      ],
    },
  ],
} satisfies LegalText;
