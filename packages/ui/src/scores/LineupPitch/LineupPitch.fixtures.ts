import { say } from '../../lab/storykit/say.ts';
import type { Lineup, LineupPlayer } from './lineup.ts';

const player = (number: number, zh: string, latin: string, more: Partial<LineupPlayer> = {}): LineupPlayer => ({
  id: latin,
  number,
  name: say(zh, latin, latin),
  href: `#${latin}`,
  rating: 6.4 + ((number * 7) % 9) / 10,
  ...more,
});

/** Two line-ups of invented players, with everything that can happen to one. */
export const lineups: Record<'home' | 'away', Lineup> = {
  home: {
    formation: '4-3-3',
    coach: say('瓜迪欧', 'Guadio', 'Guadio'),
    starters: [
      player(31, '埃德尔', 'Edel'),
      player(2, '沃尔克', 'Wolk'),
      player(3, '鲁本斯', 'Rubens', { card: 'yellow', ownGoals: 1 }),
      player(25, '阿坎', 'Akan'),
      player(24, '格瓦迪', 'Gwadi'),
      player(16, '罗德里格', 'Rodrig', { isCaptain: true, card: 'yellow' }),
      player(20, '席尔维', 'Silvi'),
      player(47, '弗登', 'Fodden', { goals: 1, rating: 8.6 }),
      player(26, '马赫', 'Mahr'),
      player(9, '冯德赫', 'Vondeh', { goals: 2, rating: 9.1 }),
      player(10, '格雷尔', 'Greyle', { offAt: 64 }),
    ],
    bench: [
      player(11, '多卡', 'Dokka', { onAt: 64 }),
      player(18, '奥特加', 'Ortega'),
      player(5, '斯通', 'Stone'),
      player(6, '阿克尔', 'Acker'),
      player(8, '科瓦', 'Kova'),
      player(82, '刘易', 'Lewi'),
    ],
  },
  away: {
    formation: '4-2-3-1',
    coach: say('阿尔特', 'Arteta Roca', 'Arteta Roca'),
    starters: [
      player(22, '拉亚斯', 'Rayas'),
      player(4, '怀特曼', 'Whiteman'),
      player(12, '萨利', 'Sali'),
      player(6, '加布里', 'Gabri', { card: 'red', rating: 4.9 }),
      player(35, '津科', 'Zinko'),
      player(41, '赖森', 'Reisen', { card: 'second-yellow' }),
      player(5, '帕尔特', 'Partel'),
      player(7, '萨克', 'Sacka', { goals: 1, rating: 7.9 }),
      player(8, '厄德森', 'Odesen', { isCaptain: true }),
      player(11, '马丁内', 'Martine', { offAt: 60 }),
      player(19, '特罗萨', 'Trossa'),
    ],
    bench: [
      player(15, '基维', 'Kiwi', { onAt: 60 }),
      player(1, '拉姆', 'Ram'),
      player(18, '富安', 'Fuan'),
      player(20, '若日', 'Jorg'),
      player(29, '哈弗', 'Hafer'),
      player(14, '恩凯', 'Enkei'),
    ],
  },
};
