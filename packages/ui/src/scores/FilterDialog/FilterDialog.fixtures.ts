import { storyLeagues } from '../ScoreTable/clubs.fixtures.ts';
import { say } from '../../lab/storykit/say.ts';
import type { FilterItem } from './choice.ts';

const letters = say('YXDYFZHS', 'PLBSLCES', 'NLBSLVVV');
const more = [
  ['挪超', 'Eliteserien', 'VĐQG Na Uy'],
  ['日职联', 'J1 League', 'J1 League'],
  ['韩K联', 'K League 1', 'K League 1'],
  ['泰超', 'Thai League', 'VĐQG Thái Lan'],
  ['澳超', 'A-League', 'A-League'],
  ['土超', 'Süper Lig', 'VĐQG Thổ Nhĩ Kỳ'],
  ['葡超', 'Liga Portugal', 'VĐQG Bồ Đào Nha'],
  ['苏超', 'Scottish Prem', 'VĐQG Scotland'],
  ['英冠', 'Championship', 'Hạng nhất Anh'],
  ['西乙', 'Segunda', 'Hạng hai Tây Ban Nha'],
] as const;
const moreLetters = say('NRHTATPSYX', 'EJKTASLSCS', 'VJKVAVVVHH');

/** Events of an evening, hot ones first. */
export const events: readonly FilterItem[] = [
  ...storyLeagues.map(({ id, name, color }, index) => ({
    id,
    name,
    color,
    count: 3 + ((index * 7) % 8),
    letter: letters[index] ?? 'A',
    isHot: index < 5,
  })),
  ...more.map((names, index) => ({
    id: `more-${index}`,
    name: say(names[0], names[1], names[2]),
    count: 1 + ((index * 5) % 6),
    letter: moreLetters[index] ?? 'A',
  })),
];

/** Countries of the same evening. */
export const countries: readonly FilterItem[] = storyLeagues.map(({ id, country }, index) => ({
  id,
  name: country,
  count: 4 + ((index * 3) % 9),
  letter: country.charAt(0).toLocaleUpperCase(),
  isHot: index < 4,
}));
