// @module-tag full
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { esportsDivisions } from '../../../catalogue/esports/divisions.ts';
import { dayLength, dayOf } from '../football/calendar.ts';
import { endOf, stateAt } from '../state.ts';
import { esports } from './index.ts';
import { planSeries, type Series } from './series.ts';
import { sheetAt } from './sheet.ts';

const hour = 3_600_000;
const someDay = dayOf(Date.UTC(2026, 10, 20));
const teamCount = esportsDivisions.reduce((sum, { teams }) => sum + teams.length, 0);
const days = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);
const sum = (values: readonly number[]) => values.reduce((whole, value) => whole + value, 0);

const anySeries = fc.record({ seed: fc.string(), day: fc.integer({ min: someDay - 500, max: someDay + 500 }), which: fc.nat({ max: 49 }) });
function plan({ seed, day, which }: { seed: string; day: number; which: number }): Series {
  const fixture = esports.planDay(seed, day)[which];
  if (!fixture) throw new Error('a day with fewer series');
  return planSeries(seed, fixture);
}
const check = (claim: (series: Series) => void) =>
  fc.assert(
    fc.property(anySeries, (chosen) => claim(plan(chosen))),
    { numRuns: 80 },
  );

/** Days whose series are played out; they begin at the same hours every second day. */
const watched = process.env.PITCHSIDE_DEEP ? 60 : 14;

test.each(['1', '2026'])(
  'with seed %s three series are on at any time, and no team is anywhere twice',
  (seed) => {
    const tooSoon: string[] = [];
    const fixtures = days(someDay - 1, watched + 2).flatMap((day) => esports.planDay(seed, day));
    const busyUntil = new Map<string, number>();
    const changes = fixtures.flatMap((fixture): [number, number][] => {
      const series = planSeries(seed, fixture);
      const begins = series.moments[0]?.at ?? Infinity;
      const ends = endOf(series);
      for (const id of [fixture.homeId, fixture.awayId]) {
        if (begins - (busyUntil.get(id) ?? -Infinity) <= 8 * hour) tooSoon.push(`${id} ${fixture.id}`);
        busyUntil.set(id, ends);
      }
      return [
        [begins, 1],
        [ends, -1],
      ];
    });
    expect(tooSoon).toEqual([]);
    expect(busyUntil.size).toBe(teamCount);
    const counts = new Map<number, number>();
    let on = 0;
    for (const [at, by] of changes.sort((one, other) => one[0] - other[0])) counts.set(at, (on += by));
    const within = [...counts].filter(([at]) => at >= someDay * dayLength && at <= (someDay + watched) * dayLength);
    expect(within.length).toBeGreaterThan(watched * 50);
    expect(within.filter(([, count]) => count < 3).map(([at, count]) => `${new Date(at).toISOString()} ${count}`)).toEqual([]);
  },
  60_000,
);

test('a series ends when it is won, and its score counts the maps', () => {
  check((series) => {
    const end = stateAt(series, Infinity);
    const state = end.detail?.esports;
    const needed = Math.floor((state?.best_of ?? 0) / 2) + 1;
    const won = (side: string) => state?.maps.filter(({ winner }) => winner === side).length ?? -1;
    expect(end.status).toBe('finished');
    expect([end.score?.home, end.score?.away]).toEqual([won('home'), won('away')]);
    expect(Math.max(won('home'), won('away'))).toBe(needed);
    expect(Math.min(won('home'), won('away'))).toBeLessThan(needed);
    expect(state?.maps.at(-1)?.winner).toBe(won('home') === needed ? 'home' : 'away');
  });
});

test('time goes forward, kills and rounds only grow, and one map is played at a time', () => {
  check((series) => {
    for (const [index, moment] of series.moments.entries()) {
      const before = series.moments[index - 1];
      if (before) expect(moment.at).toBeGreaterThan(before.at);
      const [one, other] = [before?.detail?.esports?.maps ?? [], moment.detail?.esports?.maps ?? []];
      expect(other.length - one.length === 0 || other.length - one.length === 1).toBe(true);
      for (const [at, map] of one.entries())
        for (const side of [0, 1] as const) expect(other[at]?.score[side]).toBeGreaterThanOrEqual(map.score[side]);
      expect(other.filter(({ winner }) => winner === null).length).toBe(
        moment.status === 'playing' && moment.event?.kind !== 'map_end' ? 1 : 0,
      );
    }
  });
});

test('a map of Counter-Strike is won by two rounds at least, and by thirteen', () => {
  check((series) => {
    const state = stateAt(series, Infinity).detail?.esports;
    if (state?.game !== 'cs') return;
    for (const { score, winner, gold } of state.maps) {
      const [most, least] = [Math.max(...score), Math.min(...score)];
      expect(most === 13 ? least <= 11 : most >= 16 && most - least >= 2 && (most - 13) % 3 === 0).toBe(true);
      expect(score[winner === 'home' ? 0 : 1]).toBe(most);
      expect(gold).toBeNull();
    }
  });
});

test('equipment follows buying and saving round by round, and the veto leads to the maps that are played', () => {
  check((series) => {
    const { game, maps, veto = [] } = sheetAt(series, series.moments.length);
    if (game !== 'cs') {
      expect([veto, maps.flatMap(({ economy = [] }) => economy)]).toEqual([[], []]);
      return;
    }
    const left = veto.filter(({ act }) => act !== 'ban').map(({ map }) => map.en);
    expect([veto.length, new Set(veto.map(({ map }) => map.en)).size, veto.at(-1)?.act]).toEqual([7, 7, 'left']);
    expect(maps.map(({ map }) => map?.en)).toEqual(left.slice(0, maps.length));
    for (const { economy = [], rounds } of maps) {
      expect(economy).toHaveLength(rounds.length);
      expect([economy[0], economy[12]]).toEqual([
        [4_000, 4_000],
        [4_000, 4_000],
      ]);
      for (const pair of economy) for (const worth of pair) expect(worth >= 0 && worth <= 25_000).toBe(true);
    }
    // During a map only the rounds that have begun are known.
    const begun = series.moments.findIndex(({ status }) => status === 'playing') + 1;
    const first = sheetAt(series, begun).maps[0];
    expect([first?.rounds.length, first?.economy?.length]).toEqual([0, 1]);
  });
});

test('the players of a map have the kills of its score, no hero is picked twice, and the leader has the gold', () => {
  check((series) => {
    const { game, maps } = sheetAt(series, series.moments.length);
    const state = stateAt(series, Infinity).detail?.esports;
    for (const [index, sheet] of maps.entries()) {
      const map = state?.maps[index];
      const heroes = [...sheet.home, ...sheet.away].map(({ hero }) => hero?.en);
      if (game === 'cs') {
        expect(sheet.rounds.filter((side) => side === 'home').length).toBe(map?.score[0]);
        continue;
      }
      expect(sum(sheet.home.map(({ kda }) => kda[0]))).toBe(map?.score[0]);
      expect(sum(sheet.away.map(({ kda }) => kda[0]))).toBe(map?.score[1]);
      expect(sum(sheet.home.map(({ kda }) => kda[1]))).toBe(map?.score[1]);
      expect(new Set([...heroes, ...sheet.bans.home.map(({ en }) => en), ...sheet.bans.away.map(({ en }) => en)]).size).toBe(20);
      expect(sheet.gold.at(-1)).toBe(map?.gold);
    }
  });
});
