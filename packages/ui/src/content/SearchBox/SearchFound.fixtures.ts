import { say, sayAlike } from '../../lab/storykit/say.ts';
import { sayTeam } from '../../lab/storykit/sayTeam.ts';
import { clubs } from '../../scores/Crest/Crest.fixtures.ts';
import { hotMatches } from './SearchBox.fixtures.ts';
import type { SuggestedAnchor, SuggestedMatch, SuggestedRoom, SuggestedTeam, Suggestions } from './SearchBox.types.ts';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();
const epl = say('英超', 'EPL', 'NHA');
const city = say('曼城', 'Man City', 'Man City');

const mci: SuggestedTeam = { id: 'mci', href: '#team-mci', team: clubs.mci, note: epl, nextAt: at(25, 4), form: ['W', 'W', 'D', 'W', 'W'] };
const women: SuggestedTeam = {
  id: 'mci-w',
  href: '#team-mci-w',
  team: {
    ...clubs.mci,
    id: 'mci-w',
    name: say('曼城女足', 'Man City Women', 'Man City Nữ'),
    shortName: say('曼城女足', 'Man City W', 'Man City Nữ'),
  },
  note: say('英女超', 'WSL', 'Nữ Anh'),
  nextAt: at(22, 20),
};
const young: SuggestedTeam = {
  id: 'mci-u',
  href: '#team-mci-u',
  team: { ...clubs.mci, id: 'mci-u', name: `${city} U21`, shortName: `${city} U21` },
  note: say('英超U21', 'EPL U21', 'NHA U21'),
};
sayAlike(young.team.name);

const hot = (id: string) => hotMatches.find((match) => match.id === id);
const fixture = (id: string, change: Partial<SuggestedMatch> = {}): SuggestedMatch[] => {
  const match = hot(id);
  return match ? [{ ...match, status: { ...match.status, kickoffAt: at(21, 20) }, league: epl, ...change }] : [];
};

const room = (
  id: string,
  title: string,
  anchor: string,
  heat: number,
  kind: SuggestedRoom['cover']['kind'] = 'football',
): SuggestedRoom => ({
  id,
  href: `#room-${id}`,
  title,
  anchor,
  heat,
  cover: { kind, seed: `room ${id}`, home: clubs.mci.colors, away: clubs.ars.colors },
});
const anchor = (id: string, nickname: string, fans: number, live: boolean): SuggestedAnchor => ({
  id,
  href: `#anchor-${id}`,
  nickname,
  avatar: nickname,
  fans,
  live,
});

/** Suggestions while a club's name is typed, with most groups filled. */
export const foundCity: Suggestions = {
  text: city,
  best: { kind: 'team', id: 'mci' },
  matches: [...fixture('1', { rooms: 12 }), ...fixture('6', { score: { home: 1, away: 3 }, home: clubs.tot, away: clubs.mci })],
  teams: [mci, women, young],
  leagues: [{ id: 'epl', href: '#league-epl', name: epl, color: '#3d195b', note: say('英格兰', 'England', 'Anh'), playing: 3 }],
  rooms: [
    room(
      '1',
      say('曼城对阿森纳 榜首大战国语解说', 'Man City v Arsenal, top of the table', 'Man City - Arsenal, trận cầu đỉnh bảng'),
      say('阿飞说球', 'Alfie live', 'Phi nói'),
      382_000,
    ),
    room(
      '2',
      say('死忠视角陪看曼城，只聊蓝月', 'From the stands with Man City', 'Cùng fan Man City xem bóng'),
      say('蓝月老周', 'Blue Joe', 'Châu Xanh'),
      64_000,
      'studio',
    ),
  ],
  anchors: [
    anchor('11', say('曼城小喇叭', 'Man City Daily', 'Loa Man City'), 426_000, true),
    anchor('12', say('曼城数据君', 'Man City in numbers', 'Số liệu Man City'), 128_000, false),
  ],
};

/** A team by an alias, and others by their initials. */
export const foundAlias: Suggestions = {
  ...foundCity,
  text: sayAlike('mc'),
  matches: fixture('1', { rooms: 12 }),
  teams: [
    { ...mci, also: sayAlike('MC') },
    {
      id: 'mum',
      href: '#mum',
      team: sayTeam({ ...clubs.che, id: 'mum', name: '孟买城', shortName: '孟买' }, 'Mumbai City', 'Mumbai City'),
      note: say('印超', 'ISL', 'ISL'),
    },
  ],
  leagues: [],
  rooms: [],
  anchors: [],
};

/** No match, but one similar name. */
export const foundNearest: Suggestions = {
  text: say('切尔希', 'Chelsey', 'Chelsey'),
  best: { kind: 'team', id: 'che' },
  isNearest: true,
  matches: [],
  teams: [{ id: 'che', href: '#team-che', team: clubs.che, note: epl }],
  leagues: [],
  rooms: [],
  anchors: [],
};

/** Nothing at all. */
export const foundNothing: Suggestions = { text: sayAlike('zzz'), best: null, matches: [], teams: [], leagues: [], rooms: [], anchors: [] };
