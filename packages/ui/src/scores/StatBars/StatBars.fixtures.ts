import { say } from '../../lab/storykit/say.ts';
import type { Stat } from './StatBars.tsx';

const percent = (home: number) => ({ home: `${home}%`, away: `${100 - home}%` });

/** Figures of one match. */
export const stats: readonly Stat[] = [
  { id: 'possession', label: say('控球率', 'Possession', 'Kiểm soát bóng'), home: 61, away: 39, text: percent(61) },
  { id: 'xg', label: say('预期进球 xG', 'Expected goals', 'Bàn thắng kỳ vọng'), home: 1.84, away: 0.97 },
  { id: 'shots', label: say('射门', 'Shots', 'Dứt điểm'), home: 15, away: 8 },
  { id: 'on', label: say('射正', 'On target', 'Trúng đích'), home: 6, away: 3 },
  { id: 'passes', label: say('传球成功', 'Passes', 'Chuyền chính xác'), home: 412, away: 238, text: { home: '412/465', away: '238/291' } },
  { id: 'tackles', label: say('抢断', 'Tackles', 'Tắc bóng'), home: 9, away: 13 },
  { id: 'fouls', label: say('犯规', 'Fouls', 'Phạm lỗi'), home: 0, away: 0 },
];
