import type { RankedAnchor } from './AnchorRank.tsx';

const given = [
  ['阿飞说球', '英超', 1_286_000],
  ['篮下小霸王', 'CBA', 863_000],
  ['老张侃西甲', '西甲', 791_000],
  ['峡谷解说阿九', '英雄联盟', 635_000],
  ['小鹿踢前锋', '英超、女足', 512_000],
  ['意甲说书人', '意甲', 448_000],
  ['靓仔评波', '粤语足球', 380_000],
  ['三分雨老徐', 'NBA、CBA', 336_000],
  ['Bình luận viên Nguyễn Anh Quân', 'V.League 1', 299_000],
] as const;

/** Nine anchors of a match night; two of them are not streaming. */
export const anchors: readonly RankedAnchor[] = given.map(([nickname, note, heat], index) => ({ id: nickname, nickname, note, heat, live: index !== 2 && index !== 7, href: `#${index}` }));
