import { say } from '../../lab/storykit/say.ts';
import { storyClubs } from '../ScoreTable/clubs.fixtures.ts';
import type { DuelLine, DuelPlayer } from './PlayerDuel.tsx';

const { mci, ars } = storyClubs;

/** Compared lines of a football match. */
export const lines: readonly DuelLine[] = [
  { id: 'rating', label: say('评分', 'Rating', 'Điểm'), digits: 1 },
  { id: 'minutes', label: say('出场时间', 'Minutes', 'Số phút'), digits: 0 },
  { id: 'goals', label: say('进球', 'Goals', 'Bàn thắng') },
  { id: 'shots', label: say('射门', 'Shots', 'Cú sút') },
  { id: 'xg', label: say('预期进球', 'Expected goals', 'Bàn thắng kỳ vọng'), digits: 2 },
  { id: 'saves', label: say('扑救', 'Saves', 'Cứu thua') },
];

/** Players of both sides; they are invented. */
export const duellists: readonly DuelPlayer[] = [
  { id: 'h1', name: say('弗登', 'Fodden', 'Fodden'), team: mci, figures: { rating: 8.9, minutes: 90, goals: 2, shots: 5, xg: 0.67 } },
  { id: 'h2', name: say('多卡', 'Dokka', 'Dokka'), team: mci, figures: { rating: 7.3, minutes: 26, shots: 1, xg: 0.42 } },
  { id: 'a1', name: say('萨肯', 'Saken', 'Saken'), team: ars, figures: { rating: 6.7, minutes: 90, shots: 3, xg: 0.18 } },
  {
    id: 'a2',
    name: say('加布里埃尔·马加良斯', 'Gabriel Magallanes', 'Gabriel Magallanes'),
    team: ars,
    figures: { rating: 4.9, minutes: 58 },
  },
];
