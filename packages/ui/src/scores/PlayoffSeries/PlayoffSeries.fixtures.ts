import { say } from '../../lab/storykit/say.ts';
import type { Team } from '../Crest/team.ts';
import type { PlayoffSeriesProps } from './PlayoffSeries.tsx';

const team = (id: string, name: string, shortName: string, first: string, second: string): Team => ({
  id,
  name,
  shortName,
  colors: [first, second],
});

export const thunder = team(
  'okc',
  say('俄克拉荷马城雷霆', 'Oklahoma City Thunder', 'Oklahoma City Thunder'),
  say('雷霆', 'Thunder', 'Thunder'),
  '#007ac1',
  '#ef3b24',
);
export const celtics = team(
  'bos',
  say('波士顿凯尔特人', 'Boston Celtics', 'Boston Celtics'),
  say('凯尔特人', 'Celtics', 'Celtics'),
  '#007a33',
  '#fff',
);
export const wolves = team(
  'min',
  say('明尼苏达森林狼', 'Minnesota Timberwolves', 'Minnesota Timberwolves'),
  say('森林狼', 'Timberwolves', 'Timberwolves'),
  '#0c2340',
  '#78be20',
);

const night = (day: number) => Date.UTC(2026, 5, day, 0, 30);
const scores = [
  [112, 104],
  [98, 109],
  [101, 96],
  [118, 121],
  [107, 95],
  [114, 110],
] as const;
const pattern = ['home', 'home', 'away', 'away', 'home', 'away'] as const;

/** A final that is over after six games. */
export const finals: PlayoffSeriesProps = {
  name: say('总决赛', 'Finals', 'Chung kết tổng'),
  home: thunder,
  away: celtics,
  seeds: { home: 1, away: 2 },
  bestOf: 7,
  won: { home: 4, away: 2 },
  winner: 'home',
  games: scores.map(([home, away], index) => ({
    id: `g${index}`,
    kickoffAt: night(6 + index * 3),
    at: pattern[index] ?? 'home',
    score: { home, away },
    href: '#game',
  })),
  timeZone: 'Asia/Shanghai',
};

const { winner: _, ...undecided } = finals;

/** The fourth game is on, the others may not be needed. */
export const running: PlayoffSeriesProps = {
  ...undecided,
  name: say('分区决赛', 'Conference finals', 'Chung kết miền'),
  away: wolves,
  seeds: { home: 1, away: 6 },
  won: { home: 2, away: 1 },
  games: finals.games.slice(0, 4).map((game, index) => (index === 3 ? { ...game, live: true } : game)),
};

/** A series that has not begun. */
export const coming: PlayoffSeriesProps = {
  ...running,
  won: { home: 0, away: 0 },
  games: finals.games.slice(0, 4).map((game) => ({ ...game, score: null })),
};

/** A series whose teams are unknown. */
export const unknown: PlayoffSeriesProps = {
  ...undecided,
  home: null,
  away: null,
  seeds: {},
  won: { home: 0, away: 0 },
  games: [],
};
