import type { LegalText } from '../legal.types.ts';

export default {
  title: 'Feedback',
  since: '2026-11-23',
  version: 1,
  brief: [
    { title: 'Say three things', text: 'What you did, what you saw, and what you expected.' },
    { title: 'Report rule-breaking on the spot', text: '“Report” beside the person, the comment or the room is the quickest way.' },
    { title: 'About money', text: 'Add the order number: we can look up every entry.' },
  ],
  sections: [
    {
      id: 'fault',
      title: 'How to report a fault',
      paragraphs: [
        'Press “Write to us”, or use the contacts beside this page. The more exact you are, the sooner it’s mended. Leave out passwords and codes.',
      ],
      points: [
        'Which page: copy its address',
        'When, to the minute if you can',
        'What you did, what you saw and what you expected; if it happens again, the steps to get there',
        'Your browser and system, with a screenshot if you have one',
        'About money, the number of the order or withdrawal, and when you paid',
      ],
    },
    {
      id: 'report',
      title: 'Reporting people, comments and rooms',
      paragraphs: [
        'No letter needed: press “Report” beside a comment, on someone’s card or above the room, and choose a reason. You can add 200 characters and 3 pictures.',
        'You can report 30 times a day. Whoever you report isn’t told who did it, and you’ll hear the outcome. If you’d just rather not see someone, block them.',
      ],
    },
    {
      id: 'ideas',
      title: 'Ideas',
      paragraphs: [
        'Tell us what’s missing, what’s awkward and which words read oddly. When you’d need something helps us more than which button it should be. Someone reads everything; not everything gets built.',
      ],
    },
    {
      id: 'security',
      title: 'Security holes',
      paragraphs: [
        'If you find one, tell only us first: write to the customer service address beside this page, with “Security” in the subject and the steps to repeat it. Give us time to close it before you tell others.',
        'Try things on your own account, leave other people’s data and money alone, and don’t disturb the site. Whoever does it this way has our thanks and nothing to fear from us.',
      ],
    },
  ],
} satisfies LegalText;
