import { say } from '../../lab/storykit/say.ts';
import type { RatedPlayer } from './ratings.ts';

/** Rated players of a lively match; they are invented. */
export const rated: readonly RatedPlayer[] = [
  {
    id: 'h1',
    side: 'home',
    name: say('弗登', 'Fodden', 'Fodden'),
    href: '/base-football?player=h1',
    rating: 8.9,
    reasons: [
      { code: 'play', count: 0, value: 6.5 },
      { code: 'goal', count: 2, value: 2 },
      { code: 'on-target', count: 2, value: 0.3 },
      { code: 'off-target', count: 1, value: -0.05 },
      { code: 'result', count: 0, value: 0.15 },
    ],
  },
  {
    id: 'h2',
    side: 'home',
    name: say('多卡', 'Dokka', 'Dokka'),
    rating: 7.3,
    reasons: [
      { code: 'play', count: 0, value: 6.7 },
      { code: 'assist', count: 1, value: 0.6 },
    ],
  },
  { id: 'h3', side: 'home', name: say('格雷尔', 'Greyle', 'Greyle'), rating: 6.4, reasons: [{ code: 'play', count: 0, value: 6.4 }] },
  {
    id: 'h4',
    side: 'home',
    name: say('鲁本斯', 'Rubens', 'Rubens'),
    rating: 5.8,
    reasons: [
      { code: 'play', count: 0, value: 6.7 },
      { code: 'own-goal', count: 1, value: -0.9 },
    ],
  },
  {
    id: 'a1',
    side: 'away',
    name: say('赖亚', 'Raya', 'Raya'),
    rating: 7.4,
    reasons: [
      { code: 'play', count: 0, value: 6.55 },
      { code: 'save', count: 5, value: 1 },
      { code: 'result', count: 0, value: -0.15 },
    ],
  },
  {
    id: 'a2',
    side: 'away',
    name: say('加布里埃尔·马加良斯', 'Gabriel Magallanes', 'Gabriel Magallanes'),
    rating: 4.9,
    reasons: [
      { code: 'play', count: 0, value: 6.73 },
      { code: 'foul', count: 1, value: -0.08 },
      { code: 'red', count: 1, value: -1.6 },
      { code: 'result', count: 0, value: -0.15 },
    ],
  },
];
