import { say } from '../football/football.types.ts';
import type { EsportsLeague } from './esports.types.ts';

export const dreamLeague: EsportsLeague = {
  id: 'dreamleague', game: 'dota2', color: '#b5121b', tier: 1, utcOffset: 1, from: 11, every: 1, bestOf: [3, 5],
  names: say('梦幻联赛', 'DreamLeague', 'DreamLeague'),
  shortNames: say('梦幻联赛', 'DreamLeague'),
  countryNames: say('国际', 'International', 'Quốc tế'),
  teams: [
    ['spirit', 84, '#c4c4c4', '#111111', 'Team Spirit', 'Spirit', 'Team Spirit', 'Spirit'],
    ['falcons-dota', 86, '#00a651', '#111111', 'Team Falcons', 'Falcons', 'Team Falcons', 'Falcons'],
    ['tundra', 82, '#5b2c83', '#f2f2f2', 'Tundra', 'Tundra', 'Tundra Esports', 'Tundra'],
    ['parivision', 81, '#d4141c', '#111111', 'PARIVISION', 'PARI', 'PARIVISION', 'PARI'],
    ['liquid-dota', 79, '#0a2240', '#f2f2f2', 'Team Liquid', 'Liquid', 'Team Liquid', 'Liquid'],
    ['betboom', 78, '#e1251b', '#f2f2f2', 'BetBoom', 'BetBoom', 'BetBoom Team', 'BetBoom'],
    ['xg', 81, '#1a6fd0', '#f2f2f2', 'Xtreme Gaming', 'XG', 'Xtreme Gaming', 'XG'],
    ['vg', 68, '#111111', '#5aa9e0', 'Vici Gaming', 'VG', 'Vici Gaming', 'VG'],
    ['yb', 66, '#f2c14e', '#111111', 'Yakult Brothers', 'YB', 'Yakult Brothers', 'YB'],
    ['aurora', 72, '#00c2a8', '#111111', 'Aurora', 'Aurora', 'Aurora Gaming', 'Aurora'],
    ['heroic-dota', 71, '#f58220', '#111111', 'HEROIC', 'HEROIC', 'HEROIC', 'HEROIC'],
    ['nigma', 69, '#6a1b9a', '#f2f2f2', 'Nigma Galaxy', 'Nigma', 'Nigma Galaxy', 'Nigma'],
    ['navi-dota', 68, '#ffee00', '#111111', 'NAVI', 'NAVI', 'Natus Vincere', 'NAVI'],
    ['og', 66, '#00539f', '#f2f2f2', 'OG', 'OG', 'OG', 'OG'],
    ['mouz-dota', 67, '#c8102e', '#111111', 'MOUZ', 'MOUZ', 'MOUZ', 'MOUZ'],
    ['yandex', 72, '#ffcc00', '#c8102e', 'Team Yandex', 'Yandex', 'Team Yandex', 'Yandex'],
  ],
};

export const asianChampions: EsportsLeague = {
  id: 'dota-acl', game: 'dota2', color: '#c9711a', tier: 2, utcOffset: 8, from: 10, every: 1, bestOf: [3, 5],
  names: say('Dota2亚洲冠军联赛', 'Dota 2 Asian Champions League', 'Dota 2 Vô địch châu Á'),
  shortNames: say('Dota亚冠', 'Dota ACL'),
  countryNames: say('亚洲', 'Asia', 'Châu Á'),
  teams: [
    ['talon', 68, '#da291c', '#111111', 'Talon Esports', 'Talon', 'Talon Esports', 'Talon'],
    ['boom', 67, '#e60012', '#f2f2f2', 'BOOM Esports', 'BOOM', 'BOOM Esports', 'BOOM'],
    ['execration', 62, '#c8102e', '#111111', 'Execration', 'XctN', 'Execration', 'XctN'],
    ['rekonix', 65, '#5b2c83', '#f2c14e', 'REKONIX', 'REKONIX', 'REKONIX', 'REKONIX'],
    ['thunder-awaken', 60, '#00a0e9', '#111111', 'Thunder Awaken', 'TA', 'Thunder Awaken', 'TA'],
    ['azure-ray', 68, '#2a5bd7', '#f2f2f2', 'Azure Ray', 'AR', 'Azure Ray', 'AR'],
    ['g2-ig', 67, '#111111', '#ee3d23', 'G2.iG', 'G2.iG', 'G2.iG', 'G2.iG'],
    ['team-tidebound', 74, '#00539f', '#5aa9e0', 'Team Tidebound', 'Tidebound', 'Team Tidebound', 'Tidebound'],
    ['kukuys', 57, '#f58220', '#111111', 'Kukuys', 'Kukuys', 'Kukuys', 'Kukuys'],
    ['ivory', 55, '#c4c4c4', '#1c1c1c', 'Ivory', 'Ivory', 'Ivory', 'Ivory'],
    ['cloud-rising', 58, '#5aa9e0', '#f2f2f2', 'Cloud Rising', 'CR', 'Cloud Rising', 'CR'],
    ['yellow-sub', 56, '#ffd400', '#00539f', 'Yellow Submarine', 'YeS', 'Yellow Submarine', 'YeS'],
  ],
};
