import type { LegalText } from '../legal.types.ts';

export default {
  title: 'About Pitchside',
  since: '2026-11-23',
  version: 1,
  brief: [
    { title: 'Watch together', text: 'Scores, streams, comments and streamers who know the game, all on one page.' },
    { title: 'Real or simulated, we say so', text: 'Simulated matches are marked and never passed off as real results.' },
    { title: 'You can reach us', text: 'The contacts are beside this page.' },
  ],
  sections: [
    {
      id: 'what',
      title: 'What Pitchside is',
      paragraphs: [
        'Pitchside is a desktop site for fans of football, basketball and esports. Watch streams, follow scores, look up schedules and tables, and shout along with everyone in the room.',
        'The name says where we want to be: right by the touchline, close to the game and to the people around it. It speaks Chinese, English and Vietnamese, and you can switch at any time.',
        'Watching never takes an account. Log in to comment, send gifts and keep your favourites. Pitchside takes no bets; odds are there for information.',
      ],
    },
    {
      id: 'scores',
      title: 'Where scores come from',
      paragraphs: [
        'Scores, events and odds come from data sources. The server checks them and sends them to everyone at once. The ground is always ahead of the screen, and when a referee changes a decision, so do we.',
        'On the demo site teams and competitions have their real names, matches come from a simulator and people are invented; the pages say so. Don’t take simulated results for real ones, least of all to bet on.',
        'If a score is wrong, tell us through the contacts beside this page: which match, which minute, and what it should be.',
      ],
    },
    {
      id: 'thanks',
      title: 'Thanks to open technology',
      paragraphs: ['Pitchside stands on the work of many. The whole list with its licences comes with the software. Thanks above all to:'],
      points: [
        'The open standards of the web: HTML, CSS, WebSocket, and HLS, which keeps streams close behind the game',
        'React, hls.js, Fastify, PostgreSQL, Node.js and many small, good open-source libraries',
        'The Barlow and Noto Sans SC typefaces and the Lucide icons',
        'OBS, the first tool of many streamers',
        'openfootball, which opens the data of real seasons to everyone',
      ],
    },
    {
      id: 'accessibility',
      title: 'For everyone',
      paragraphs: [
        'Fans who see little, hear little or use no mouse should be able to follow the game with us, and we check for it with every change. If something doesn’t work for you, tell us: it’s a fault like any other.',
      ],
      points: [
        'Everything works from the keyboard, you can see where you are, and you can skip straight to the content',
        'Buttons and icons have names, and screen readers hear scores and goals',
        'Colour never carries a meaning alone, and both themes, day and night, keep their contrast',
        'If your system asks for less motion, we move less; flying comments and sound can be switched off',
      ],
    },
    {
      id: 'contact',
      title: 'Contact us',
      paragraphs: [
        'The contacts for streamers, feedback and customer service are beside this page and always current. Add your member ID when you write; it saves a lot of time.',
        'We never ask for passwords, codes or transfers in messages. If someone who says they’re from Pitchside does, report them.',
      ],
    },
  ],
} satisfies LegalText;
