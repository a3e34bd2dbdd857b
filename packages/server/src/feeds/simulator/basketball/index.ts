import { LRUCache } from 'lru-cache';
import { basketballDivisions } from '../../../catalogue/basketball/divisions.ts';
import { rememberDays } from '../remember.ts';
import { createSeasonCalendar } from '../season/calendar.ts';
import type { SimulatedSport } from '../sport.ts';
import { boxAt } from './box.ts';
import type { Pair } from '../../../modules/scores/sport/index.ts';
import { planGame, type Game } from './game.ts';

const minute = 60_000;
/** Time of a game that is certain to be played: twelve-minute quarters last longer. */
const surelyOn = (quarter: 10 | 12): [number, number] => [3 * minute, (quarter === 12 ? 104 : 82) * minute];

/** Number of hot games in a round, by the tier of the league. */
const hotGames: Readonly<Record<number, number>> = { 1: 4, 2: 1 };

/** Cached scores: those of a whole season, from which its play-offs follow. */
const scoreCacheSize = 4_000;
const scores = new LRUCache<string, Pair>({ max: scoreCacheSize });

/** Caches the final score of a game, so that it need not be planned again for it. */
function remember(game: Game): Pair | null {
  const score = game.moments.at(-1)?.score ?? null;
  if (score) scores.set(game.fixture.id, score);
  return score;
}

/** The seasons of all basketball divisions. */
export const basketballCalendar = createSeasonCalendar(
  basketballDivisions.map(({ competition, teams, plan, rules }) => ({
    sport: 'basketball',
    competition,
    teams,
    plan,
    surelyOn: surelyOn(rules.quarter),
    hot: hotGames[competition.tier] ?? 0,
  })),
  (seed, fixture) => ({ score: scores.get(fixture.id) ?? remember(planGame(seed, fixture)), penalties: null }),
);

/** The simulated basketball world. */
export const basketball: SimulatedSport = {
  foundation: {
    competitions: basketballDivisions.map(({ competition }) => competition),
    teams: basketballDivisions.flatMap(({ teams }) => teams.map(({ strength: _, ...team }) => team)),
  },
  planDay: rememberDays(basketballCalendar.planDay),
  seasonsBy: basketballCalendar.seasonsBy,
  fixturesOf: basketballCalendar.seasonOf,
  plan(seed, fixture) {
    const game = planGame(seed, fixture);
    remember(game);
    return { timeline: game, sheetAt: (version) => ({ box: boxAt(game, version) }) };
  },
};
