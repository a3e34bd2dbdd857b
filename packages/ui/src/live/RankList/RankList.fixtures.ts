import { say } from '../../lab/storykit/say.ts';
import type { RankedMember } from './rankList.types.ts';

/** Top contributors of a room on a match night; the fourth is the reader. */
export const contributors: readonly RankedMember[] = [
  {
    id: 'regular',
    place: 1,
    nickname: say('圣西罗常客', 'San Siro Regular', 'Khách quen San Siro'),
    level: 44,
    noble: 'legend',
    value: 186_400,
    trend: 0,
  },
  {
    id: 'guo',
    place: 2,
    nickname: say('南看台老郭', 'South Stand Guo', 'Quách khán đài Nam'),
    level: 36,
    noble: 'captain',
    value: 94_120,
    trend: 2,
  },
  { id: 'tang', place: 3, nickname: say('蓝黑小棠', 'Nerazzurri Tang', 'Đường xanh đen'), level: 28, value: 32_008, trend: -1 },
  {
    id: 'me',
    place: 4,
    nickname: say('看台上的我', 'Me in the stands', 'Mình trên khán đài'),
    level: 24,
    noble: 'starter',
    value: 12_806,
    trend: 1,
    own: true,
  },
  { id: 'vi', place: 5, nickname: 'Cổ động viên Quảng Ngãi lâu năm trên khán đài B', level: 9, value: 640 },
];
