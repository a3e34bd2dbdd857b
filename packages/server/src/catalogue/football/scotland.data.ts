import { say, type League } from './football.types.ts';

export const scottishPremiership: League = {
  id: 'scottish-premiership',
  names: say('苏格兰超级联赛', 'Scottish Premiership', 'VĐQG Scotland'),
  shortNames: say('苏超', 'Scot Prem', 'Scotland'),
  countryNames: say('苏格兰', 'Scotland', 'Scotland'),
  color: '#27407a',
  tier: 3,
  people: 'english',
  clubs: [
    ['celtic', 76, '#008542', '#ffffff', '凯尔特人', '凯尔特人', 'Celtic', 'Celtic'],
    ['rangers', 75, '#1b458f', '#ffffff', '格拉斯哥流浪者', '流浪者', 'Rangers', 'Rangers'],
    ['hearts', 70, '#861d30', '#ffffff', '哈茨', '哈茨', 'Heart of Midlothian', 'Hearts'],
    ['hibernian', 68, '#007a3d', '#ffffff', '希伯尼安', '希伯尼安', 'Hibernian', 'Hibs'],
    ['aberdeen', 67, '#e2001a', '#ffffff', '阿伯丁', '阿伯丁', 'Aberdeen', 'Aberdeen'],
    ['motherwell', 63, '#ffbe00', '#7b1432', '马瑟韦尔', '马瑟韦尔', 'Motherwell', 'Motherwell'],
    ['dundee-united', 63, '#f58220', '#000000', '邓迪联', '邓迪联', 'Dundee United', 'Dundee Utd'],
    ['dundee', 61, '#0c2340', '#ffffff', '邓迪', '邓迪', 'Dundee', 'Dundee'],
    ['kilmarnock', 61, '#1d4f91', '#ffffff', '基尔马诺克', '基尔马诺', 'Kilmarnock', 'Killie'],
    ['st-mirren', 61, '#000000', '#ffffff', '圣米伦', '圣米伦', 'St Mirren', 'St Mirren'],
    ['falkirk', 60, '#001b44', '#ffffff', '福尔柯克', '福尔柯克', 'Falkirk', 'Falkirk'],
    ['livingston', 59, '#ffd200', '#000000', '利文斯顿', '利文斯顿', 'Livingston', 'Livingston'],
  ],
};
