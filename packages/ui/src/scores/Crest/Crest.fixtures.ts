import { say, sayAlike } from '../../lab/storykit/say.ts';
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

const team = (id: string, name: string, shortName: string, first: string, second: string): Team => ({
  id,
  name,
  shortName,
  colors: [first, second],
});

/** Clubs that stories and tests play with. */
export const clubs = {
  mci: team('mci', say('曼彻斯特城', 'Manchester City', 'Manchester City'), say('曼城', 'Man City', 'Man City'), sky, '#fff'),
  ars: team('ars', say('阿森纳', 'Arsenal', 'Arsenal'), say('阿森纳', 'Arsenal', 'Arsenal'), red, '#fff'),
  liv: team('liv', say('利物浦', 'Liverpool', 'Liverpool'), say('利物浦', 'Liverpool', 'Liverpool'), 'oklch(0.48 0.2 25)', gold),
  che: team('che', say('切尔西', 'Chelsea', 'Chelsea'), say('切尔西', 'Chelsea', 'Chelsea'), blue, '#fff'),
  rma: team(
    'rma',
    say('皇家马德里', 'Real Madrid', 'Real Madrid'),
    say('皇马', 'Real Madrid', 'Real Madrid'),
    'oklch(0.96 0.01 280)',
    gold,
  ),
  bar: team('bar', say('巴塞罗那', 'Barcelona', 'Barcelona'), say('巴萨', 'Barça', 'Barça'), 'oklch(0.42 0.15 265)', 'oklch(0.48 0.18 15)'),
  bay: team('bay', say('拜仁慕尼黑', 'Bayern Munich', 'Bayern Munich'), say('拜仁', 'Bayern', 'Bayern'), red, blue),
  bvb: team('bvb', say('多特蒙德', 'Borussia Dortmund', 'Borussia Dortmund'), say('多特', 'Dortmund', 'Dortmund'), yellow, black),
  int: team('int', say('国际米兰', 'Inter Milan', 'Inter Milan'), say('国米', 'Inter', 'Inter'), blue, black),
  juv: team('juv', say('尤文图斯', 'Juventus', 'Juventus'), say('尤文', 'Juve', 'Juve'), black, '#fff'),
  ata: team('ata', say('亚特兰大', 'Atalanta', 'Atalanta'), say('亚特兰大', 'Atalanta', 'Atalanta'), blue, black),
  rom: team('rom', say('罗马', 'Roma', 'Roma'), say('罗马', 'Roma', 'Roma'), claret, gold),
  shs: team('shs', say('上海申花', 'Shanghai Shenhua', 'Thượng Hải Thân Hoa'), say('申花', 'Shenhua', 'Thân Hoa'), blue, '#fff'),
  sdt: team('sdt', say('山东泰山', 'Shandong Taishan', 'Sơn Đông Thái Sơn'), say('泰山', 'Taishan', 'Thái Sơn'), orange, blue),
  gua: team('gua', say('北京国安', 'Beijing Guoan', 'Bắc Kinh Quốc An'), say('国安', 'Guoan', 'Quốc An'), green, yellow),
  sha: team('sha', say('上海海港', 'Shanghai Port', 'Thượng Hải Hải Cảng'), say('海港', 'Port', 'Hải Cảng'), red, '#fff'),
  nas: team('nas', say('利雅得胜利', 'Al-Nassr', 'Al-Nassr'), say('胜利', 'Al-Nassr', 'Al-Nassr'), yellow, blue),
  itt: team('itt', say('吉达联合', 'Al-Ittihad', 'Al-Ittihad'), say('吉达联合', 'Al-Ittihad', 'Al-Ittihad'), yellow, black),
  ran: team('ran', say('流浪者', 'Rangers', 'Rangers'), say('流浪者', 'Rangers', 'Rangers'), blue, red),
  cel: team('cel', say('凯尔特人', 'Celtic', 'Celtic'), say('凯尔特人', 'Celtic', 'Celtic'), green, '#fff'),
  ful: team('ful', say('富勒姆', 'Fulham', 'Fulham'), say('富勒姆', 'Fulham', 'Fulham'), '#fff', black),
  tot: team('tot', say('托特纳姆热刺', 'Tottenham Hotspur', 'Tottenham Hotspur'), say('热刺', 'Spurs', 'Spurs'), '#fff', navy),
  seo: team('seo', say('首尔FC', 'FC Seoul', 'FC Seoul'), say('首尔FC', 'FC Seoul', 'FC Seoul'), red, black),
  poh: team('poh', say('浦项制铁', 'Pohang Steelers', 'Pohang Steelers'), say('浦项', 'Pohang', 'Pohang'), red, black),
} as const;

/** Clubs with names as long as Vietnamese has them. */
export const longClubs = {
  cahn: team(
    'cahn',
    say('Câu lạc bộ Công an Hà Nội', 'Hanoi Police FC', 'Câu lạc bộ Công an Hà Nội'),
    say('Công an Hà Nội', 'Hanoi Police', 'Công an Hà Nội'),
    red,
    yellow,
  ),
  hcm: team(
    'hcm',
    say('Câu lạc bộ Thành phố Hồ Chí Minh', 'Ho Chi Minh City FC', 'Câu lạc bộ Thành phố Hồ Chí Minh'),
    say('TP Hồ Chí Minh', 'Ho Chi Minh City', 'TP Hồ Chí Minh'),
    claret,
    '#fff',
  ),
  gladbach: team('bmg', sayAlike('Borussia Mönchengladbach'), say("M'gladbach", "M'gladbach", "M'gladbach"), '#fff', green),
} as const;

/** Basketball sides, whose scores take three digits. */
export const basketballClubs = {
  lal: team(
    'lal',
    say('洛杉矶湖人', 'Los Angeles Lakers', 'Los Angeles Lakers'),
    say('湖人', 'Lakers', 'Lakers'),
    'oklch(0.42 0.17 300)',
    gold,
  ),
  gsw: team('gsw', say('金州勇士', 'Golden State Warriors', 'Golden State Warriors'), say('勇士', 'Warriors', 'Warriors'), blue, yellow),
} as const;
