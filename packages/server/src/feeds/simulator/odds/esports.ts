import type { EsportsGame, EsportsMap } from '@pitchside/api/scores/matches';
import { esportsDivisionOf } from '../../../catalogue/esports/divisions.ts';
import { mapChances } from '../esports/series.ts';
import { randomFor } from '../../../platform/random.ts';
import { hour, knownAt, minute, wave } from './opinion.ts';
import { surely, twoWay, winner } from './prices.ts';
import type { PlanPricing } from './pricing.types.ts';
import { endings, raceWon, type Ending } from './seriesModel.ts';

/** Rounds that win a map of Counter-Strike. */
const roundsToWin = 13;
/** Gold lead that means a decided map, by game, and the usual length of a map in minutes. */
const decided: Readonly<Record<Exclude<EsportsGame, 'cs'>, { gold: number; minutes: number }>> = {
  lol: { gold: 9_500, minutes: 31 },
  kog: { gold: 8_000, minutes: 17 },
  dota2: { gold: 19_000, minutes: 38 },
};

const odds = (chance: number) => Math.log(chance / (1 - chance));
const chanceOf = (value: number) => 1 / (1 + Math.exp(-value));

/** Chance of the home side to win the running map: by its rounds, or by gold, which counts more the longer it lasts. */
function chanceOnMap(map: EsportsMap, game: EsportsGame, chance: number, round: number, at: number): number {
  if (game === 'cs') return raceWon({ own: map.score[0], other: map.score[1] }, Math.max(roundsToWin, Math.min(...map.score) + 1), round);
  const { gold, minutes } = decided[game];
  const played = Math.min(1, (at - map.began_at) / minute / minutes);
  return Math.min(0.985, Math.max(0.015, chanceOf(odds(chance) * (1 - played) + ((map.gold ?? 0) / gold) * (2.2 + 2.4 * played))));
}

const sumOf = (all: readonly Ending[], fits: (ending: Ending) => boolean) =>
  all.reduce((sum, ending) => sum + (fits(ending) ? ending.chance : 0), 0);

/** The line at which both sides are most even, with the chance to end above it. */
function nearest(lines: readonly number[], above: (line: number) => number): { line: number; above: number } | undefined {
  return lines
    .map((line) => ({ line, above: above(line) }))
    .toSorted((one, other) => Math.abs(one.above - 0.5) - Math.abs(other.above - 0.5))[0];
}

/**
 * Prices esports by the maps still to be won. The handicap counts the maps of the whole series; a series of one map has no handicap and no
 * total of maps.
 */
export const esportsPricing: PlanPricing = (seed, { id, competitionId, homeId, awayId, kickoffAt, detail }, company) => {
  const division = esportsDivisionOf(competitionId);
  const { game } = division;
  const bestOf = detail?.esports?.best_of ?? 3;
  const needed = Math.floor(bestOf / 2) + 1;
  const fair = mapChances(division, homeId, awayId);
  const market = randomFor(seed, 'market', id);
  const drift = (market.unit() - 0.5) * 0.5;
  const own = randomFor(seed, 'opinion', id, company.id);
  const belief = wave(own, 0.09, [9 * hour, 3.1 * hour]);
  const nerves = wave(own, 0.07, [9 * minute, 3.5 * minute]);
  const handicaps = Array.from({ length: needed - 1 }, (_, index) => index + 1.5).flatMap((line) => [line, -line]);
  const counts = Array.from({ length: bestOf - needed }, (_, index) => needed + index + 0.5);
  const ofMap = game === 'cs' ? raceWon({ own: 0, other: 0 }, roundsToWin, fair.round) : fair.map;

  return (at, now) => {
    const shift = (knownAt(at, kickoffAt) - 1) * drift + belief(at) + (now ? nerves(at) : 0);
    const map = chanceOf(odds(ofMap) + shift);
    const last = now?.detail?.esports?.maps.at(-1);
    const next = last && last.winner === null ? chanceOnMap(last, game, map, chanceOf(odds(fair.round) + shift / 6), at) : map;
    const all = endings(needed, now?.score ?? { home: 0, away: 0 }, next, map);
    const wins = sumOf(all, ({ home, away }) => home > away);
    const handicap = nearest(handicaps, (line) => sumOf(all, ({ home, away }) => home - away > line));
    const count = nearest(counts, (line) => sumOf(all, ({ home, away }) => home + away > line));
    return {
      asian: handicap ? twoWay(handicap.line, handicap.above, company.margin.two) : null,
      size: count ? twoWay(count.line, count.above, company.margin.two) : null,
      european: now && Math.max(wins, 1 - wins) > surely ? null : winner(wins, company.margin.two),
    };
  };
};
