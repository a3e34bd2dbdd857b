import { say } from '../../lab/storykit/say.ts';
import type { GuessOption } from './GuessCard.tsx';

/** Options for the winner, before others' choices are shown. */
export const winners: readonly GuessOption[] = [
  { id: 'home', label: say('曼城 胜', 'Man City win', 'Man City thắng') },
  { id: 'draw', label: say('平局', 'Draw', 'Hòa') },
  { id: 'away', label: say('阿森纳 胜', 'Arsenal win', 'Arsenal thắng') },
];
/** The same options with the shares of others. */
export const sharedWinners: readonly GuessOption[] = winners.map((option, at) => ({ ...option, share: [0.58, 0.26, 0.16][at] ?? 0 }));
/** The same when it is over. */
export const settledWinners: readonly GuessOption[] = sharedWinners.map((option) => ({ ...option, right: option.id === 'home' }));
/** Two sides of a total. */
export const longTotals: readonly GuessOption[] = [
  { id: 'over', label: say('大 219.5', 'Over 219.5', 'Tài 219.5'), share: 0.5 },
  { id: 'under', label: say('小 219.5', 'Under 219.5', 'Xỉu 219.5'), share: 0.5 },
];
