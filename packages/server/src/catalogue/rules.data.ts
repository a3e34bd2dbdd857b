import { tableOrders, type TableOrder } from '@pitchside/api/scores/competitions';
import { isDeepStrictEqual } from 'node:util';
import type { TableRules } from './standings/index.ts';

const points = { win: 3, draw: 1, loss: 0 };

/** Goal difference and goals before the matches among equals, as FIFA suggests and most leagues do. */
const goalsFirst: TableRules = {
  points,
  order: ['points', 'goal_difference', 'goals_for', { headToHead: ['points', 'goal_difference', 'goals_for'] }],
};

/**
 * Premier League since 2019: points, then away goals in the matches among equals; teams that are still equal play a decider where it
 * matters.
 */
const premierLeague: TableRules = {
  points,
  order: ['points', 'goal_difference', 'goals_for', { headToHead: ['points', 'away_goals'] }],
  playoffs: [
    { above: 1, when: 'all' },
    { above: -4, when: 'all' },
  ],
};

/** Bundesliga: the two matches together, goals away in them, all goals away. */
const bundesliga: TableRules = {
  points,
  order: ['points', 'goal_difference', 'goals_for', { headToHead: ['points', 'goal_difference', 'away_goals'], most: 2 }, 'away_goals'],
};

/** Spain: the matches among equals first, without the goals scored in them. */
const laliga: TableRules = {
  points,
  order: ['points', { headToHead: ['points', 'goal_difference'] }, 'goal_difference', 'goals_for'],
};

/** China: the matches among equals first. */
const mutualFirst: TableRules = {
  points,
  order: ['points', { headToHead: ['points', 'goal_difference', 'goals_for'] }, 'goal_difference', 'goals_for'],
};

/** Serie A since 2022: the title and the last place that stays up are not decided by goals. */
const serieA: TableRules = {
  points,
  order: ['points', { headToHead: ['points', 'goal_difference'] }, 'goal_difference', 'goals_for'],
  playoffs: [
    { above: 1, when: 'points' },
    { above: -4, when: 'points' },
  ],
};

const ligue1: TableRules = {
  points,
  order: ['points', 'goal_difference', { headToHead: ['points', 'goal_difference', 'goals_for', 'away_goals'] }, 'goals_for', 'away_goals'],
};

/** Brazil: most wins first; the matches among equals separate only two teams. */
const brasileirao: TableRules = {
  points,
  order: ['points', 'wins', 'goal_difference', 'goals_for', { headToHead: ['points', 'goal_difference', 'away_goals'], most: 2 }],
};

/** Champions League until 2021: goals away in the matches among equals; until 2015 before the goals in them. */
const awayGoals: TableRules = {
  points,
  order: ['points', { headToHead: ['points', 'goal_difference', 'away_goals'] }, 'goal_difference', 'goals_for'],
};
const goalsThenAway: TableRules = {
  points,
  order: ['points', { headToHead: ['points', 'goal_difference', 'goals_for', 'away_goals'] }, 'goal_difference', 'goals_for'],
};
const withoutAwayGoals: TableRules = {
  points,
  order: [...mutualFirst.order, 'away_goals', 'wins'],
};

/**
 * Groups of a World Cup: everybody meets once, and cards decide between teams that are equal in all else; from 2026 the matches among
 * equals come first.
 */
const worldCup: TableRules = {
  points,
  order: ['points', 'goal_difference', 'goals_for', { headToHead: ['points', 'goal_difference', 'goals_for'], legs: 1 }, 'fair_play'],
};
/** European Championships have the matches among equals first, as World Cups from 2026 on. */
const worldCup2026: TableRules = {
  points,
  order: ['points', { headToHead: ['points', 'goal_difference', 'goals_for'], legs: 1 }, 'goal_difference', 'goals_for', 'fair_play'],
};

const twoPoints = { win: 2, draw: 1, loss: 0 };

/** Basketball: share of wins; there is no draw. */
export const basketballRules: TableRules = {
  points: { win: 1, draw: 0, loss: 0 },
  order: ['win_rate', { headToHead: ['win_rate'], legs: 1 }, 'goal_difference', 'goals_for'],
};

/** A series won is a point; then the maps. */
export const esportsRules: TableRules = { points: { win: 1, draw: 0, loss: 0 }, order: ['points', 'goal_difference', 'goals_for'] };

/** Orders that operators choose from, by name. */
export const orders: Readonly<Record<TableOrder, TableRules>> = {
  goals_first: goalsFirst,
  mutual_first: mutualFirst,
  mutual_without_goals: laliga,
  mutual_one_leg: worldCup2026,
  goals_then_one_leg: worldCup,
  wins_first: brasileirao,
  premier_league: premierLeague,
  bundesliga,
  serie_a: serieA,
  ligue_1: ligue1,
  win_rate: basketballRules,
  maps: esportsRules,
};

/** Name of an order; undefined for an unknown one. */
export const orderNames = ({ order, playoffs = [] }: TableRules): TableOrder | null =>
  tableOrders.find((name) => isDeepStrictEqual([orders[name].order, orders[name].playoffs ?? []], [order, playoffs])) ?? null;

/** Default rules, where nothing else is known. */
export const footballRules = goalsFirst;

/** Groups of Europe's cups, and the one league since 2024. */
const europeanGroups: readonly (readonly [since: number, rules: TableRules])[] = [
  [0, awayGoals],
  [2015, goalsThenAway],
  [2021, withoutAwayGoals],
  [2024, { ...goalsFirst, order: ['points', 'goal_difference', 'goals_for', 'away_goals', 'wins'] }],
];

/** Rules of a competition from a season on, by the year in which the season begins; the last one that fits counts. */
export const rules: Readonly<Record<string, readonly (readonly [since: number, rules: TableRules])[]>> = {
  epl: [
    [0, goalsFirst],
    [2019, premierLeague],
  ],
  bundesliga: [[0, bundesliga]],
  laliga: [[0, laliga]],
  'serie-a': [
    [0, { points, order: serieA.order }],
    [2022, serieA],
  ],
  'ligue-1': [[0, ligue1]],
  'bundesliga-2': [[0, bundesliga]],
  'segunda-division': [[0, laliga]],
  'serie-b': [[0, { points, order: serieA.order }]],
  'ligue-2': [[0, ligue1]],
  'primeira-liga': [[0, mutualFirst]],
  'super-lig': [[0, mutualFirst]],
  csl: [[0, mutualFirst]],
  'china-league-one': [[0, mutualFirst]],
  // Groups until 2023, one league since.
  ucl: europeanGroups,
  uel: europeanGroups,
  uecl: europeanGroups,
  brasileirao: [[0, brasileirao]],
  euro: [
    [0, { ...worldCup, points: twoPoints }],
    [1996, worldCup2026],
  ],
  'world-cup': [
    [0, { ...worldCup, points: twoPoints }],
    // A team level with the third played a decider, whatever the goals.
    [1954, { ...worldCup, points: twoPoints, playoffs: [{ above: 2, when: 'points' }] }],
    [1962, { ...worldCup, points: twoPoints }],
    [1994, worldCup],
    [2026, worldCup2026],
  ],
};

/** Seasons that were broken off and ended by points per game. */
export const brokenOff: ReadonlySet<string> = new Set(['ligue-1 2019-20', 'scottish-premiership 2019-20']);
