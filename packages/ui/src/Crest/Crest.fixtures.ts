import type { Team } from './team.ts';

const red = 'oklch(0.53 0.21 26)';
const black = '#17181b';
const blue = 'oklch(0.45 0.16 260)';
const navy = 'oklch(0.3 0.09 265)';
const green = 'oklch(0.5 0.14 152)';
const yellow = 'oklch(0.87 0.16 95)';
const orange = 'oklch(0.7 0.18 50)';
const claret = 'oklch(0.38 0.13 10)';
const gold = 'oklch(0.8 0.12 85)';
const sky = 'oklch(0.75 0.1 235)';

const team = (id: string, name: string, shortName: string, first: string, second: string): Team => ({ id, name, shortName, colors: [first, second] });

/** Clubs that stories and tests play with. */
export const clubs = {
  mci: team('mci', '曼彻斯特城', '曼城', sky, '#fff'),
  ars: team('ars', '阿森纳', '阿森纳', red, '#fff'),
  liv: team('liv', '利物浦', '利物浦', 'oklch(0.48 0.2 25)', gold),
  che: team('che', '切尔西', '切尔西', blue, '#fff'),
  rma: team('rma', '皇家马德里', '皇马', 'oklch(0.96 0.01 280)', gold),
  bar: team('bar', '巴塞罗那', '巴萨', 'oklch(0.42 0.15 265)', 'oklch(0.48 0.18 15)'),
  bay: team('bay', '拜仁慕尼黑', '拜仁', red, blue),
  bvb: team('bvb', '多特蒙德', '多特', yellow, black),
  int: team('int', '国际米兰', '国米', blue, black),
  juv: team('juv', '尤文图斯', '尤文', black, '#fff'),
  ata: team('ata', '亚特兰大', '亚特兰大', blue, black),
  rom: team('rom', '罗马', '罗马', claret, gold),
  shs: team('shs', '上海申花', '申花', blue, '#fff'),
  sdt: team('sdt', '山东泰山', '泰山', orange, blue),
  gua: team('gua', '北京国安', '国安', green, yellow),
  sha: team('sha', '上海海港', '海港', red, '#fff'),
  nas: team('nas', '利雅得胜利', '胜利', yellow, blue),
  itt: team('itt', '吉达联合', '吉达联合', yellow, black),
  ran: team('ran', '流浪者', '流浪者', blue, red),
  cel: team('cel', '凯尔特人', '凯尔特人', green, '#fff'),
  ful: team('ful', '富勒姆', '富勒姆', '#fff', black),
  tot: team('tot', '托特纳姆热刺', '热刺', '#fff', navy),
  seo: team('seo', '首尔FC', '首尔FC', red, black),
  poh: team('poh', '浦项制铁', '浦项', red, black),
} as const;

/** Clubs with names as long as Vietnamese has them. */
export const longClubs = {
  cahn: team('cahn', 'Câu lạc bộ Công an Hà Nội', 'Công an Hà Nội', red, yellow),
  hcm: team('hcm', 'Câu lạc bộ Thành phố Hồ Chí Minh', 'TP Hồ Chí Minh', claret, '#fff'),
  gladbach: team('bmg', 'Borussia Mönchengladbach', "M'gladbach", '#fff', green),
} as const;

/** Basketball sides, whose scores take three digits. */
export const basketballClubs = {
  lal: team('lal', '洛杉矶湖人', '湖人', 'oklch(0.42 0.17 300)', gold),
  gsw: team('gsw', '金州勇士', '勇士', blue, yellow),
} as const;
