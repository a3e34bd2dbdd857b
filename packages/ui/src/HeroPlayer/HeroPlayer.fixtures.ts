import { matches } from '../Scorebug/Scorebug.fixtures.ts';
import type { HeroRoom } from './HeroPlayer.tsx';

/** The hottest room of a match night. */
export const heroRoom: HeroRoom = {
  href: '/live?id=derby-7',
  title: '榜首六分战！曼城主场迎阿森纳，赢球就登顶',
  heat: 1_286_000,
  anchor: { id: 'afei', nickname: '阿飞说球' },
  match: matches.live,
  league: '英超 第12轮',
  tags: ['官方解说'],
  hint: '另有 6 路解说',
};

/** A room without a match. */
export const talkRoom: HeroRoom = { href: '/live?id=talk9', title: '夜谈豪门：今晚谁先下课', heat: 89_000, anchor: { id: 'yetan', nickname: '夜谈豪门' }, league: '聊球' };

/** A room whose every word is long. */
export const longHeroRoom: HeroRoom = {
  href: '/live?id=long',
  title: 'Trận cầu tâm điểm vòng 29: Công an Hà Nội tiếp đón Thành phố Hồ Chí Minh trên sân Hàng Đẫy',
  heat: 635_000,
  anchor: { id: 'anhquan', nickname: 'Bình luận viên Nguyễn Anh Quân khán đài B' },
  match: matches.long,
  league: 'V.League 1 vòng 29',
  tags: ['Bình luận chính thức'],
  hint: 'Còn 6 phòng khác',
};
