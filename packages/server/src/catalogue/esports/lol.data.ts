import { say } from '../football/football.types.ts';
import type { EsportsLeague } from './esports.types.ts';

export const lpl: EsportsLeague = {
  id: 'lpl', game: 'lol', color: '#c8102e', tier: 1, utcOffset: 8, from: 14, every: 2, bestOf: [3, 5],
  names: say('英雄联盟职业联赛', 'League of Legends Pro League', 'LPL Trung Quốc'),
  shortNames: say('LPL', 'LPL'),
  countryNames: say('中国', 'China', 'Trung Quốc'),
  academy: { from: 10, names: say('英雄联盟发展联赛', 'LoL Development League', 'LDL Trung Quốc'), shortNames: say('LDL', 'LDL') },
  teams: [
    ['blg', 85, '#1e9bd7', '#111111', 'BLG', 'BLG', 'Bilibili Gaming', 'BLG'],
    ['tes', 82, '#e2580a', '#111111', 'TES', 'TES', 'Top Esports', 'TES'],
    ['al', 83, '#d4141c', '#1c1c1c', 'AL', 'AL', 'Anyone’s Legend', 'AL'],
    ['jdg', 77, '#c8102e', '#f2f2f2', 'JDG', 'JDG', 'JD Gaming', 'JDG'],
    ['ig', 76, '#111111', '#f2f2f2', 'iG', 'iG', 'Invictus Gaming', 'iG'],
    ['wbg', 75, '#e60012', '#f2c14e', 'WBG', 'WBG', 'Weibo Gaming', 'WBG'],
    ['fpx', 66, '#d4141c', '#111111', 'FPX', 'FPX', 'FunPlus Phoenix', 'FPX'],
    ['nip', 70, '#c9b458', '#111111', 'NIP', 'NIP', 'Ninjas in Pyjamas', 'NIP'],
    ['edg', 67, '#333333', '#c8102e', 'EDG', 'EDG', 'EDward Gaming', 'EDG'],
    ['lng', 66, '#0057b8', '#f2f2f2', 'LNG', 'LNG', 'LNG Esports', 'LNG'],
    ['we', 64, '#b5121b', '#c4c4c4', 'WE', 'WE', 'Team WE', 'WE'],
    ['tt', 60, '#f26522', '#00205b', 'TT', 'TT', 'ThunderTalk Gaming', 'TT'],
    ['omg', 58, '#111111', '#c4c4c4', 'OMG', 'OMG', 'Oh My God', 'OMG'],
    ['lgd', 55, '#1b2a6b', '#5aa9e0', 'LGD', 'LGD', 'LGD Gaming', 'LGD'],
    ['up', 50, '#5b2c83', '#f2c14e', 'UP', 'UP', 'Ultra Prime', 'UP'],
    ['rng', 56, '#c9a227', '#111111', 'RNG', 'RNG', 'Royal Never Give Up', 'RNG'],
  ],
};

export const lck: EsportsLeague = {
  id: 'lck', game: 'lol', color: '#111111', tier: 1, utcOffset: 9, from: 15, every: 2, bestOf: [3, 5],
  names: say('英雄联盟韩国冠军联赛', 'LoL Champions Korea', 'LCK Hàn Quốc'),
  shortNames: say('LCK', 'LCK'),
  countryNames: say('韩国', 'South Korea', 'Hàn Quốc'),
  academy: { from: 11, names: say('LCK次级联赛', 'LCK Challengers League', 'LCK CL Hàn Quốc'), shortNames: say('LCK CL', 'LCK CL') },
  teams: [
    ['t1', 86, '#e2012d', '#111111', 'T1', 'T1', 'T1', 'T1'],
    ['geng', 88, '#aa8b30', '#111111', 'Gen.G', 'Gen.G', 'Gen.G', 'Gen.G'],
    ['hle', 84, '#f37321', '#f2f2f2', 'HLE', 'HLE', 'Hanwha Life Esports', 'HLE'],
    ['kt', 79, '#ff0a07', '#111111', 'KT', 'KT', 'KT Rolster', 'KT'],
    ['dk', 76, '#0ec7b5', '#111111', 'DK', 'DK', 'Dplus KIA', 'DK'],
    ['fearx', 70, '#ffc900', '#111111', 'BFX', 'BFX', 'BNK FearX', 'BFX'],
    ['ns', 69, '#de2027', '#f2f2f2', 'NS', 'NS', 'Nongshim RedForce', 'NS'],
    ['brion', 60, '#00492b', '#f2f2f2', 'BRO', 'BRO', 'Hanjin Brion', 'BRO'],
    ['drx', 61, '#5a8dff', '#111111', 'DRX', 'DRX', 'DRX', 'DRX'],
    ['dns', 58, '#f0b323', '#1b2a6b', 'DNS', 'DNS', 'DN SOOPers', 'DNS'],
  ],
};

export const lec: EsportsLeague = {
  id: 'lec', game: 'lol', color: '#00b1a9', tier: 2, utcOffset: 1, from: 15, every: 1, bestOf: [3, 5],
  names: say('英雄联盟欧洲联赛', 'LoL EMEA Championship', 'LEC châu Âu'),
  shortNames: say('LEC', 'LEC'),
  countryNames: say('欧洲', 'Europe', 'Châu Âu'),
  teams: [
    ['g2', 80, '#ee3d23', '#111111', 'G2', 'G2', 'G2 Esports', 'G2'],
    ['fnatic', 75, '#ff5900', '#111111', 'FNC', 'FNC', 'Fnatic', 'FNC'],
    ['mkoi', 76, '#7b5cd6', '#f2f2f2', 'MKOI', 'MKOI', 'Movistar KOI', 'MKOI'],
    ['kc', 74, '#00a1e5', '#111111', 'KC', 'KC', 'Karmine Corp', 'KC'],
    ['vitality-lol', 68, '#fae100', '#111111', 'VIT', 'VIT', 'Team Vitality', 'VIT'],
    ['gx', 66, '#111111', '#5aa9e0', 'GX', 'GX', 'GIANTX', 'GX'],
    ['heretics', 62, '#c9a227', '#111111', 'TH', 'TH', 'Team Heretics', 'TH'],
    ['sk', 58, '#0057b8', '#f2f2f2', 'SK', 'SK', 'SK Gaming', 'SK'],
    ['shifters', 60, '#00845c', '#111111', 'SHFT', 'SHFT', 'Shifters', 'SHFT'],
    ['navi-lol', 57, '#ffee00', '#111111', 'NAVI', 'NAVI', 'Natus Vincere', 'NAVI'],
  ],
};

export const lcp: EsportsLeague = {
  id: 'lcp', game: 'lol', color: '#2a5bd7', tier: 2, utcOffset: 8, from: 12, every: 1, bestOf: [3, 5],
  names: say('英雄联盟亚太联赛', 'LoL Championship Pacific', 'LCP châu Á - Thái Bình Dương'),
  shortNames: say('LCP', 'LCP'),
  countryNames: say('亚太', 'Pacific', 'Thái Bình Dương'),
  teams: [
    ['ctbc', 76, '#00205b', '#f2c14e', 'CFO', 'CFO', 'CTBC Flying Oyster', 'CFO'],
    ['gam', 72, '#ffd400', '#111111', 'GAM', 'GAM', 'GAM Esports', 'GAM'],
    ['tsw', 72, '#d4141c', '#f2f2f2', 'TSW', 'TSW', 'Team Secret Whales', 'TSW'],
    ['psg-talon', 71, '#da291c', '#00205b', 'PSG', 'PSG', 'PSG Talon', 'PSG'],
    ['mvk', 66, '#0a7b3e', '#111111', 'MVK', 'MVK', 'MVK Esports', 'MVK'],
    ['dfm', 60, '#5aa9e0', '#111111', 'DFM', 'DFM', 'DetonatioN FocusMe', 'DFM'],
    ['shg', 62, '#e4007f', '#111111', 'SHG', 'SHG', 'Fukuoka SoftBank Hawks', 'SHG'],
    ['deep-cross', 58, '#7b1fa2', '#f2f2f2', 'DCG', 'DCG', 'Deep Cross Gaming', 'DCG'],
  ],
};

export const americas: EsportsLeague = {
  id: 'lol-americas', game: 'lol', color: '#8a5cf6', tier: 2, utcOffset: -5, from: 14, every: 1, bestOf: [3, 5],
  names: say('英雄联盟美洲联赛', 'LoL Americas', 'LoL châu Mỹ'),
  shortNames: say('美洲联赛', 'LoL AM'),
  countryNames: say('美洲', 'Americas', 'Châu Mỹ'),
  teams: [
    ['flyquest', 74, '#00843d', '#ffd400', 'FLY', 'FLY', 'FlyQuest', 'FLY'],
    ['c9', 71, '#009ade', '#f2f2f2', 'C9', 'C9', 'Cloud9', 'C9'],
    ['liquid-lol', 71, '#0a2240', '#c4c4c4', 'TL', 'TL', 'Team Liquid', 'TL'],
    ['sentinels', 67, '#ce0037', '#111111', 'SEN', 'SEN', 'Sentinels', 'SEN'],
    ['shopify-lol', 66, '#5e8e3e', '#111111', 'SR', 'SR', 'Shopify Rebellion', 'SR'],
    ['lyon', 63, '#c9a227', '#111111', 'LYON', 'LYON', 'LYON', 'LYON'],
    ['dignitas', 59, '#ffd400', '#111111', 'DIG', 'DIG', 'Dignitas', 'DIG'],
    ['disguised', 57, '#f58220', '#111111', 'DSG', 'DSG', 'Disguised', 'DSG'],
    ['pain-lol', 68, '#e1251b', '#111111', 'PNG', 'PNG', 'paiN Gaming', 'PNG'],
    ['furia-lol', 70, '#111111', '#c4c4c4', 'FUR', 'FUR', 'FURIA', 'FUR'],
    ['loud', 62, '#13ff00', '#111111', 'LOUD', 'LOUD', 'LOUD', 'LOUD'],
    ['red-canids', 63, '#c8102e', '#f2f2f2', 'RED', 'RED', 'RED Canids', 'RED'],
    ['keyd', 64, '#5b2c83', '#f2f2f2', 'VKS', 'VKS', 'Vivo Keyd Stars', 'VKS'],
    ['leviatan', 60, '#5aa9e0', '#111111', 'LEV', 'LEV', 'Leviatán', 'LEV'],
  ],
};

export const lfl: EsportsLeague = {
  id: 'lfl', game: 'lol', color: '#0055a4', tier: 3, utcOffset: 1, from: 16, every: 1, bestOf: [3, 3],
  names: say('英雄联盟法国联赛', 'La Ligue Française', 'LFL Pháp'),
  shortNames: say('LFL', 'LFL'),
  countryNames: say('法国', 'France', 'Pháp'),
  teams: [
    ['kc-blue', 68, '#00a1e5', '#f2f2f2', 'Karmine Corp Blue', 'KCB', 'Karmine Corp Blue', 'KCB'],
    ['solary', 66, '#f58220', '#111111', 'Solary', 'SLY', 'Solary', 'SLY'],
    ['vitality-bee', 66, '#fae100', '#111111', 'Vitality.Bee', 'VITB', 'Vitality.Bee', 'VITB'],
    ['gentle-mates', 64, '#111111', '#f2f2f2', 'Gentle Mates', 'M8', 'Gentle Mates', 'M8'],
    ['ici-japon', 61, '#e4007f', '#f2f2f2', 'Ici Japon Corp', 'IJC', 'Ici Japon Corp', 'IJC'],
    ['joblife', 63, '#00a651', '#111111', 'Joblife', 'JL', 'Joblife', 'JL'],
    ['galions', 60, '#00205b', '#c9a227', 'Galions', 'GAL', 'Galions', 'GAL'],
    ['zyb', 57, '#7b1fa2', '#f2f2f2', 'ZYB Esport', 'ZYB', 'ZYB Esport', 'ZYB'],
    ['tln', 58, '#c8102e', '#111111', 'TLN Pirates', 'TLN', 'TLN Pirates', 'TLN'],
    ['esprit', 56, '#5aa9e0', '#111111', 'Esprit Shōnen', 'ES', 'Esprit Shōnen', 'ES'],
  ],
};
