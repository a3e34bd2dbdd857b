import { say } from '../football/football.types.ts';
import type { EsportsLeague } from './esports.types.ts';

export const kpl: EsportsLeague = {
  id: 'kpl', game: 'kog', color: '#b5121b', tier: 1, utcOffset: 8, from: 14, every: 2, bestOf: [5, 7],
  names: say('王者荣耀职业联赛', 'Honor of Kings Pro League', 'KPL Vương Giả Vinh Diệu'),
  shortNames: say('KPL', 'KPL'),
  countryNames: say('中国', 'China', 'Trung Quốc'),
  academy: { from: 11, names: say('王者荣耀甲级职业联赛', 'Honor of Kings Growth League', 'K-Giáp Vương Giả Vinh Diệu'), shortNames: say('K甲', 'KGL') },
  teams: [
    ['ag', 86, '#b8002e', '#f2c14e', '成都AG超玩会', '成都AG', 'Chengdu All Gamers', 'AG', 'AG Thành Đô', 'AG'],
    ['wolves', 84, '#f58a00', '#111111', '重庆狼队', '重庆狼队', 'Chongqing Wolves', 'Wolves', 'Wolves Trùng Khánh', 'Wolves'],
    ['estar', 79, '#0b8de0', '#f2f2f2', '武汉eStarPro', 'eStarPro', 'Wuhan eStarPro', 'eStarPro'],
    ['ttg', 80, '#f58220', '#1c1c1c', '广州TTG', '广州TTG', 'Guangzhou TTG', 'TTG'],
    ['ksg', 76, '#5b2c83', '#f2c14e', '苏州KSG', '苏州KSG', 'Suzhou KSG', 'KSG'],
    ['jdg-kog', 74, '#c8102e', '#f2f2f2', '北京JDG', '北京JDG', 'Beijing JDG', 'JDG'],
    ['wb', 75, '#e60012', '#111111', '北京WB', '北京WB', 'Beijing WB', 'WB'],
    ['edgm', 69, '#333333', '#c8102e', '上海EDG.M', 'EDG.M', 'Shanghai EDG.M', 'EDG.M'],
    ['rngm', 66, '#c9a227', '#111111', '上海RNG.M', 'RNG.M', 'Shanghai RNG.M', 'RNG.M'],
    ['lgd-nbw', 70, '#1b2a6b', '#5aa9e0', '杭州LGD', '杭州LGD', 'Hangzhou LGD', 'LGD'],
    ['hero', 68, '#d6001c', '#f2c14e', '南京Hero久竞', '南京Hero', 'Nanjing Hero', 'Hero'],
    ['drg', 72, '#0057b8', '#f2f2f2', '佛山DRG', '佛山DRG', 'Foshan DRG', 'DRG'],
    ['ttg-xyg', 67, '#00a19a', '#111111', '深圳DYG', '深圳DYG', 'Shenzhen DYG', 'DYG'],
    ['mtg', 60, '#7a1c31', '#f2f2f2', '长沙TES.A', 'TES.A', 'Changsha TES.A', 'TES.A'],
    ['we-kog', 62, '#b5121b', '#c4c4c4', '西安WE', '西安WE', 'Xi’an WE', 'WE'],
    ['nova', 58, '#0e7a3b', '#f2f2f2', '济南RW侠', '济南RW侠', 'Jinan RW', 'RW'],
  ],
};

export const hokInvitational: EsportsLeague = {
  id: 'hok-global', game: 'kog', color: '#6a3fb5', tier: 2, utcOffset: 7, from: 8, every: 1, bestOf: [5, 5],
  names: say('王者荣耀国际冠军赛', 'Honor of Kings Invitational', 'Vương Giả Vinh Diệu Quốc tế'),
  shortNames: say('王者国际', 'HoK Global'),
  countryNames: say('国际', 'International', 'Quốc tế'),
  teams: [
    ['lgd-my', 72, '#1b2a6b', '#f2f2f2', 'LGD Gaming MY', 'LGD MY', 'LGD Gaming MY', 'LGD MY'],
    ['black-shrew', 71, '#111111', '#f2c14e', 'Black Shrew', 'BSE', 'Black Shrew', 'BSE'],
    ['kagendra', 66, '#c8102e', '#111111', 'Kagendra', 'KGD', 'Kagendra', 'KGD'],
    ['dominator', 68, '#5b2c83', '#f2c14e', 'Dominator Esports', 'DOM', 'Dominator Esports', 'DOM'],
    ['alpha7', 67, '#00a0e9', '#111111', 'Alpha7 Esports', 'A7', 'Alpha7 Esports', 'A7'],
    ['vivo-keyd-kog', 64, '#7b1fa2', '#f2f2f2', 'Vivo Keyd Stars', 'VKS', 'Vivo Keyd Stars', 'VKS'],
    ['secret-kog', 66, '#111111', '#c4c4c4', 'Team Secret', 'Secret', 'Team Secret', 'Secret'],
    ['bigetron', 62, '#e60012', '#111111', 'Bigetron', 'BTR', 'Bigetron', 'BTR'],
    ['loops', 60, '#00c2a8', '#111111', 'Loops Esports', 'LPS', 'Loops Esports', 'LPS'],
    ['nova-kog', 63, '#f58220', '#1c1c1c', 'Nova Esports', 'NOVA', 'Nova Esports', 'NOVA'],
    ['influence', 58, '#0057b8', '#f2f2f2', 'Influence Rage', 'INR', 'Influence Rage', 'INR'],
    ['talon-kog', 61, '#da291c', '#f2f2f2', 'Talon Esports', 'TLN', 'Talon Esports', 'TLN'],
  ],
};
