import { matches } from '../../scores/Scorebug/Scorebug.fixtures.ts';
import { say } from '../../lab/storykit/say.ts';
import type { HeroRoom } from './HeroPlayer.types.ts';

/** The hottest room of a match night. */
export const heroRoom: HeroRoom = {
  href: '/live?id=derby-7',
  title: say(
    '榜首六分战！曼城主场迎阿森纳，赢球就登顶',
    'Six-pointer at the top: City host Arsenal, winner leads',
    'Đại chiến ngôi đầu: City tiếp Arsenal, thắng là lên đỉnh',
  ),
  heat: 1_286_000,
  anchor: { id: 'afei', nickname: say('阿飞说球', 'Terrace Talk', 'Phi bình bóng') },
  match: matches.live,
  league: say('英超 第12轮', 'Premier League, round 12', 'Ngoại hạng Anh, vòng 12'),
  tags: [say('官方解说', 'Official', 'BLV chính thức')],
  hint: say('另有 6 路解说', '6 more commentaries', 'Còn 6 phòng khác'),
};

/** A room without a match. */
export const talkRoom: HeroRoom = {
  href: '/live?id=talk9',
  title: say('夜谈豪门：今晚谁先下课', 'Late Giants: who gets sacked tonight', 'Đêm các ông lớn: ai mất ghế trước'),
  heat: 89_000,
  anchor: { id: 'yetan', nickname: say('夜谈豪门', 'Late Giants', 'Đêm các ông lớn') },
  league: say('聊球', 'Talk', 'Tám chuyện'),
};

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
