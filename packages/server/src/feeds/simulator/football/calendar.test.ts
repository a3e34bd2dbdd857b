import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divisions } from '../../../catalogue/football/divisions.ts';
import { dayLength, dayOf, planDay } from './calendar.ts';
import { endOf } from '../state.ts';
import { planMatch } from './timeline.ts';

const hour = 3_600_000;
const someDay = dayOf(Date.UTC(2026, 10, 20));
const teamCount = divisions.reduce((sum, { teams }) => sum + teams.length, 0);
const seeds = ['1', '7', '2026', 'other', '2026x10'];
const days = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

test.each(seeds)('with seed %s twelve matches are on at any time of a week, 150 to 250 kick off a day', (seed) => {
  const byDay = days(someDay - 1, 9).map((day) => planDay(seed, day));
  for (const fixtures of byDay) {
    expect(fixtures.length).toBeGreaterThanOrEqual(150);
    expect(fixtures.length).toBeLessThanOrEqual(250);
  }
  const spans = byDay.flat().map((fixture) => {
    const timeline = planMatch(seed, fixture);
    return { begins: timeline.moments[0]?.at ?? Infinity, ends: endOf(timeline) };
  });
  const wrong: string[] = [];
  for (let at = someDay * dayLength; at < (someDay + 7) * dayLength; at += 10 * 60_000) {
    const on = spans.filter(({ begins, ends }) => begins <= at && at < ends).length;
    if (on < 12 || on > 35) wrong.push(`${new Date(at).toISOString()} ${on}`);
  }
  expect(wrong).toEqual([]);
});

test.each(seeds)('with seed %s no team plays twice within 40 hours, also where one season follows another', (seed) => {
  const last = new Map<string, number>();
  const tooSoon: string[] = [];
  for (const fixture of days(someDay, 90).flatMap((day) => planDay(seed, day)))
    for (const id of [fixture.homeId, fixture.awayId]) {
      if (fixture.kickoffAt - (last.get(id) ?? -Infinity) < 40 * hour) tooSoon.push(`${id} ${fixture.id}`);
      last.set(id, fixture.kickoffAt);
    }
  expect(last.size).toBe(teamCount);
  expect(tooSoon).toEqual([]);
});

test('in a season everybody meets everybody once at home and once away', () => {
  const fixtures = days(someDay, 200).flatMap((day) => planDay('2026', day));
  for (const { competition, teams } of divisions) {
    const bySeason = Map.groupBy(
      fixtures.filter(({ competitionId }) => competitionId === competition.id),
      ({ season }) => season,
    );
    const whole = [...bySeason.values()].find((season) => season.length === teams.length * (teams.length - 1));
    expect(whole, competition.id).toBeDefined();
    expect(new Set(whole?.map(({ homeId, awayId }) => `${homeId} ${awayId}`)).size).toBe(whole?.length);
    for (const { id } of teams) expect(whole?.filter(({ homeId }) => homeId === id).length, id).toBe(teams.length - 1);
  }
});

test('a day is the same whenever it is asked for, lies within itself, and its ids are its own', () => {
  fc.assert(
    fc.property(fc.integer({ min: 15_000, max: 40_000 }), fc.string(), (day, seed) => {
      const fixtures = planDay(seed, day);
      planDay(seed, day + 1);
      expect(planDay(seed, day)).toEqual(fixtures);
      expect(fixtures.every(({ kickoffAt }) => dayOf(kickoffAt) === day)).toBe(true);
      expect(new Set([...fixtures, ...planDay(seed, day + 1)].map(({ id }) => id)).size).toBe(
        fixtures.length + planDay(seed, day + 1).length,
      );
    }),
    { numRuns: 30 },
  );
});

test('another seed pairs other teams', () => {
  const pairs = (seed: string) => planDay(seed, someDay).map(({ homeId, awayId }) => `${homeId} ${awayId}`);
  const other = new Set(pairs('2'));
  expect(pairs('1').filter((pair) => other.has(pair)).length).toBeLessThan(60);
});

test('each of the great leagues has a hot match on every second day at least', () => {
  const hot = new Set(
    [...planDay('2026', someDay), ...planDay('2026', someDay + 1)].filter(({ isHot }) => isHot).map(({ competitionId }) => competitionId),
  );
  for (const id of ['epl', 'laliga', 'bundesliga', 'serie-a', 'csl', 'mls']) expect(hot.has(id), id).toBe(true);
});
