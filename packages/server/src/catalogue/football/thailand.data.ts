import { say, type League } from './football.types.ts';

export const thaiLeague: League = {
  id: 'thai-league',
  names: say('泰国超级联赛', 'Thai League 1', 'Thai League 1'),
  shortNames: say('泰超', 'Thai League'),
  countryNames: say('泰国', 'Thailand', 'Thái Lan'),
  color: '#2a2f86',
  tier: 3,
  people: 'thai',
  youth: {
    mark: 'U21',
    names: say('泰国U21联赛', 'Thailand U21 League', 'U21 Thái Lan'),
    shortNames: say('泰U21', 'Thai U21', 'Thái U21'),
  },
  clubs: [
    ['buriram', 72, '#0b2c6f', '#c8102e', '武里南联', '武里南', 'Buriram United', 'Buriram'],
    ['bangkok-united', 69, '#e87722', '#1c1c1c', '曼谷联', '曼谷联', 'Bangkok United', 'Bangkok Utd'],
    ['port', 69, '#00338d', '#f58220', '泰国港口', '泰港', 'Port FC', 'Port'],
    ['bg-pathum', 68, '#00843d', '#ffffff', '巴吞联', '巴吞联', 'BG Pathum United', 'BG Pathum'],
    ['muangthong', 65, '#c8102e', '#000000', '蒙通联', '蒙通联', 'Muangthong United', 'Muangthong'],
    ['ratchaburi', 66, '#f58220', '#00529b', '叻丕', '叻丕', 'Ratchaburi', 'Ratchaburi'],
    ['chonburi', 62, '#0072bc', '#ffffff', '春武里', '春武里', 'Chonburi', 'Chonburi'],
    ['chiangrai', 61, '#f36f21', '#000000', '清莱联', '清莱联', 'Chiangrai United', 'Chiangrai'],
    ['prachuap', 61, '#f26522', '#101820', '巴蜀', '巴蜀', 'PT Prachuap', 'Prachuap'],
    ['sukhothai', 60, '#e4002b', '#f9a01b', '素可泰', '素可泰', 'Sukhothai', 'Sukhothai'],
    ['uthai-thani', 61, '#6a2c91', '#ffcd00', '乌泰他尼', '乌泰他尼', 'Uthai Thani', 'Uthai Thani'],
    ['lamphun', 60, '#9e1b32', '#f2c14e', '南奔勇士', '南奔', 'Lamphun Warriors', 'Lamphun'],
    ['nakhon-ratchasima', 59, '#f47b20', '#1b5e20', '呵叻', '呵叻', 'Nakhon Ratchasima', 'Korat'],
    ['rayong', 58, '#d7182a', '#1b4f9c', '罗勇', '罗勇', 'Rayong', 'Rayong'],
    ['ayutthaya', 58, '#7a1f3d', '#e0b84c', '大城联', '大城联', 'Ayutthaya United', 'Ayutthaya'],
    ['kanchanaburi', 58, '#1d7a46', '#ffd200', '北碧力量', '北碧', 'Kanchanaburi Power', 'Kanchanaburi'],
  ],
};
