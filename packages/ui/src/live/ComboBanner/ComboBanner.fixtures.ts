import { gifts } from '../GiftPicture/GiftPicture.fixtures.ts';
import { say } from '../../lab/storykit/say.ts';
import type { ComboBannerProps, ComboMember } from './ComboBanner.tsx';

/** Some of the terrace, by rank. */
export const members = {
  acheng: { id: 'acheng', nickname: say('北看台阿城', 'NorthEnd Cheng', 'Thành khán đài Bắc'), rank: 'captain' },
  me: { id: 'me', nickname: say('看台上的我', 'Me in the stands', 'Tôi trên khán đài'), rank: 'starter' },
  first: { id: 'first', nickname: say('第一次看球', 'First match ever', 'Lần đầu xem bóng'), rank: 'rookie' },
  guo: { id: 'guo', nickname: say('南看台老郭', 'SouthEnd Guo', 'Quách khán đài Nam'), rank: 'icon' },
  regular: { id: 'regular', nickname: say('圣西罗常客', 'San Siro regular', 'Khách quen San Siro'), rank: 'legend' },
  plain: { id: 'plain', nickname: say('今晚不睡了', 'No sleep tonight', 'Đêm nay không ngủ') },
} as const satisfies Record<string, ComboMember>;

const banner = (member: ComboMember, gift: keyof typeof gifts, count: number): ComboBannerProps => ({
  member,
  gift: gifts[gift],
  count,
  total: count * gifts[gift].price,
});

/** Banners from the quietest to the loudest. */
export const banners = {
  plain: banner(members.plain, 'clap', 12),
  quiet: banner(members.first, 'scarf', 3),
  warm: banner(members.me, 'football', 188),
  hot: banner(members.acheng, 'rocket', 3),
  roaring: banner(members.guo, 'flare', 66),
  legend: banner(members.regular, 'rocket', 1314),
} satisfies Record<string, ComboBannerProps>;
