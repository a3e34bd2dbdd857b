import { say, sayAlike } from '../../lab/storykit/say.ts';
import type { RankedAnchor } from './AnchorRank.tsx';

const given = [
  [say('阿飞说球', 'Terrace Talk', 'Phi bình bóng'), say('英超', 'Premier League', 'Ngoại hạng Anh'), 1_286_000],
  [say('篮下小霸王', 'Paint Boss', 'Tiểu bá vương dưới rổ'), sayAlike('CBA'), 863_000],
  [say('老张侃西甲', 'La Liga Lounge', 'Lão Trương La Liga'), say('西甲', 'La Liga', 'La Liga'), 791_000],
  [say('峡谷解说阿九', 'Rift Caster Nine', 'BLV đấu trường Cửu'), say('英雄联盟', 'LoL', 'LMHT'), 635_000],
  [say('小鹿踢前锋', 'Doe Up Front', 'Nai tiền đạo'), say('英超、女足', 'EPL, WSL', 'NHA, bóng đá nữ'), 512_000],
  [say('意甲说书人', 'Calcio Tales', 'Kể chuyện Serie A'), say('意甲', 'Serie A', 'Serie A'), 448_000],
  [say('靓仔评波', 'Pretty Boy FC', 'Soái ca bình bóng'), say('粤语足球', 'Cantonese football', 'Bóng đá tiếng Quảng'), 380_000],
  [say('三分雨老徐', 'Rain of Threes', 'Mưa ba điểm'), sayAlike('NBA, CBA'), 336_000],
  [say('Bình luận viên Nguyễn Anh Quân', 'Anh Quan Commentary', 'Bình luận viên Nguyễn Anh Quân'), sayAlike('V.League 1'), 299_000],
] as const;

/** Nine anchors of a match night; two of them are not streaming. */
export const anchors: readonly RankedAnchor[] = given.map(([nickname, note, heat], index) => ({
  id: nickname,
  nickname,
  note,
  heat,
  live: index !== 2 && index !== 7,
  href: `#${index}`,
}));
