import { say } from '../../lab/storykit/say.ts';
import type { ShotItem } from './shots.ts';

const fodden = say('弗登', 'Fodden', 'Fodden');
const saken = say('萨肯', 'Saken', 'Saken');

/** Shots of a lively match, with every outcome; the players are invented. */
export const shots: readonly ShotItem[] = [
  { id: '1', side: 'home', minute: 7, player: fodden, outcome: 'wide', x: 0.78, y: 0.31, xg: 0.05 },
  { id: '2', side: 'home', minute: 12, player: say('多卡', 'Dokka', 'Dokka'), outcome: 'goal', x: 0.93, y: 0.55, xg: 0.42 },
  { id: '3', side: 'away', minute: 19, player: saken, outcome: 'saved', x: 0.86, y: 0.36, xg: 0.12 },
  { id: '4', side: 'away', minute: 24, player: saken, outcome: 'cancelled', x: 0.95, y: 0.52 },
  { id: '5', side: 'home', minute: 30, player: fodden, outcome: 'blocked', x: 0.82, y: 0.62, xg: 0.07 },
  {
    id: '6',
    side: 'away',
    minute: 33,
    player: say('厄德森', 'Odesen', 'Odesen'),
    outcome: 'goal',
    isPenalty: true,
    x: 0.895,
    y: 0.5,
    xg: 0.79,
  },
  { id: '7', side: 'home', minute: 45, added: 2, player: fodden, outcome: 'saved', x: 0.9, y: 0.42, xg: 0.21 },
  { id: '8', side: 'away', minute: 55, player: say('鲁本斯', 'Rubens', 'Rubens'), outcome: 'own-goal', x: 0.97, y: 0.48 },
  { id: '9', side: 'home', minute: 61, outcome: 'wide', x: 0.73, y: 0.52, xg: 0.03 },
  { id: '10', side: 'home', minute: 67, player: fodden, outcome: 'goal', x: 0.89, y: 0.6, xg: 0.31 },
  { id: '11', side: 'away', minute: 70, player: saken, outcome: 'blocked', x: 0.8, y: 0.7, xg: 0.06 },
];
