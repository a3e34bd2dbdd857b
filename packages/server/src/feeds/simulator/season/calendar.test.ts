// @module-tag full
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { basketballDivisions } from '../../../catalogue/basketball/divisions.ts';
import { cups, divisions } from '../../../catalogue/football/divisions.ts';
import type { FeedFixture } from '../../../modules/scores/sport/index.ts';
import { basketballCalendar } from '../basketball/index.ts';
import { footballCalendar } from '../football/calendar.ts';
import { planDay, planOf, simulated } from '../sports.ts';
import { stateAt } from '../state.ts';
import { dayIn, dayLength, dayOf } from './days.ts';
import { offsetOn } from './hours.ts';

// Whole years are laid out, which takes a busy machine its time.
vi.setConfig({ testTimeout: 120_000 });

const minute = 60_000;
const hour = 60 * minute;
const halfHour = 30 * minute;
const seeds = ['1', '2026', 'other'];
const days = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

/** Time of a match that is certain to be played, minutes after its scheduled start. */
const surelyOn = { football: [2, 107], basketball: [3, 82], esports: [2, 55] } as const;

const tiers = new Map(
  Object.values(simulated).flatMap(({ foundation }) => (foundation.competitions ?? []).map(({ id, tier }) => [id, tier] as const)),
);
/** A fan knows the clubs of the leagues of the first two tiers, in their cups, and their women and their young too. */
const isKnown = ({ competitionId: id }: FeedFixture) => (tiers.get(id.replace(/-(youth|juniors|women|academy)$/, '')) ?? 9) <= 2;
/** First teams of leagues and cups: nobody's young, women or reserves. */
const isFirst = ({ competitionId: id }: FeedFixture) => (tiers.get(id) ?? 9) <= 3 && !/-(women|academy)$/.test(id);

test.each([2026, 2027])(
  'at any half hour from the middle of %i to that of the next, 12 matches are on, 3 of clubs that a fan would know, one of first teams',
  (year) => {
    const [from, until] = [dayIn(year, '07-01'), dayIn(year + 1, '07-01')];
    const on = new Map<number, { all: number; known: number; football: number; first: number }>();
    for (const fixture of days(from - 1, until - from + 2).flatMap((day) => planDay('2026', day))) {
      const [begins, ends] = surelyOn[fixture.sport];
      for (
        let at = Math.ceil((fixture.kickoffAt + begins * minute) / halfHour);
        at * halfHour <= fixture.kickoffAt + ends * minute;
        at += 1
      ) {
        const count = on.get(at) ?? { all: 0, known: 0, football: 0, first: 0 };
        count.all += 1;
        if (isKnown(fixture)) count.known += 1;
        if (isFirst(fixture)) count.first += 1;
        if (fixture.sport === 'football') count.football += 1;
        on.set(at, count);
      }
    }
    const wrong: string[] = [];
    for (let at = from * 48; at < until * 48; at += 1) {
      const { all, known, football, first } = on.get(at) ?? { all: 0, known: 0, football: 0, first: 0 };
      if (all < 12 || known < 3 || football < 7 || first < 1)
        wrong.push(`${new Date(at * halfHour).toISOString()} ${all} ${known} ${football} ${first}`);
    }
    expect(wrong).toEqual([]);
  },
);

test.each(seeds)('with seed %s no team plays football twice within 40 hours, or basketball within 18, through a whole year', (seed) => {
  const last = new Map<string, FeedFixture>();
  const tooSoon: string[] = [];
  for (const fixture of days(dayIn(2026, '06-20'), 372).flatMap((day) => planDay(seed, day))) {
    if (fixture.sport === 'esports') continue;
    for (const id of [fixture.homeId, fixture.awayId]) {
      const before = last.get(id);
      if (before && fixture.kickoffAt - before.kickoffAt < (fixture.sport === 'football' ? 40 : 18) * hour)
        tooSoon.push(`${before.id} ${fixture.id}`);
      last.set(id, fixture);
    }
  }
  expect(tooSoon).toEqual([]);
});

/** The whole seasons of a competition that lie around a day. */
function seasonsOf(id: string, day: number): readonly (readonly FeedFixture[])[] {
  const calendar = basketballCalendar.holds(id) ? basketballCalendar : footballCalendar;
  return calendar.seasonsAround(id, day).map((season) => calendar.seasonOf('2026', id, season));
}

test('every competition has its seasons, in any year, with all their rounds and each pairing in turn', () => {
  for (const { competition, teams, plan } of [...divisions, ...cups, ...basketballDivisions])
    for (const year of [2025, 2026, 2030])
      for (const season of seasonsOf(competition.id, dayIn(year, '11-25'))) {
        expect(season.length, competition.id).toBeGreaterThan(0);
        if (!('windows' in plan)) continue;
        const rounds = season.filter(({ placing }) => !placing);
        const meetings = rounds.filter(({ homeId, awayId }) => [homeId, awayId].includes(teams[0]?.id ?? ''));
        expect(meetings.length, competition.id).toBe(plan.rounds ?? 2 * (teams.length - 1));
        if (plan.rounds === undefined)
          expect(new Set(rounds.map(({ homeId, awayId }) => `${homeId} ${awayId}`)).size, competition.id).toBe(rounds.length);
      }
});

/** Progress of a league on a day: its season and the last round of which a match has begun. */
function standing(id: string, day: number): string {
  const [season] = seasonsOf(id, day).filter((fixtures) => (fixtures.at(-1)?.kickoffAt ?? 0) > day * dayLength);
  const last = season?.findLast(({ kickoffAt }) => kickoffAt < (day + 1) * dayLength);
  return last ? `${last.season} ${last.roundNames.en}` : 'none';
}

test('late in November the leagues are where they are in the real world', () => {
  const day = dayIn(2026, '11-25');
  expect(['epl', 'laliga', 'bundesliga', 'serie-a', 'ligue-1'].map((id) => `${id} ${standing(id, day)}`)).toEqual([
    'epl 2026-27-sim Round 12',
    'laliga 2026-27-sim Round 14',
    'bundesliga 2026-27-sim Round 10',
    'serie-a 2026-27-sim Round 11',
    'ligue-1 2026-27-sim Round 11',
  ]);
  expect(standing('ucl', day)).toBe('2026-27-sim Round 5');
  expect(standing('csl', day)).toBe('2026-sim Round 29');
  expect(standing('nba', day)).toMatch(/^2026-27-sim Week 6$/);
  expect(standing('a-league', day)).toMatch(/^2026-27-sim Round [3-6]$/);
});

test('matches begin at hours of their countries, in summer and in winter', () => {
  const local = (zone: string, { kickoffAt }: FeedFixture) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, weekday: 'short', hour: '2-digit', minute: '2-digit' }).format(kickoffAt);
  const epl = seasonsOf('epl', dayIn(2026, '11-25'))[0] ?? [];
  expect(new Set(epl.map((fixture) => local('Europe/London', fixture)))).toEqual(
    new Set([
      'Sat 12:30',
      'Sat 15:00',
      'Sat 17:30',
      'Sun 14:00',
      'Sun 15:00',
      'Sun 16:30',
      'Mon 20:00',
      'Sun 20:00',
      'Tue 19:30',
      'Wed 19:30',
      'Tue 20:15',
      'Wed 20:15',
    ]),
  );
  const nba = seasonsOf('nba', dayIn(2026, '11-25'))[0] ?? [];
  for (const fixture of nba) expect(local('Asia/Shanghai', fixture), fixture.id).toMatch(/(0[7-9]|1[0-1]):\d\d$/);
  for (const fixture of (seasonsOf('ucl', dayIn(2026, '11-25'))[0] ?? []).filter(({ roundNames }) => roundNames.en !== 'Final'))
    expect(local('Europe/Paris', fixture)).toMatch(/^(Tue|Wed) (18:45|21:00)$/);
});

test('clocks are as Intl says on every day, though it is asked seldom', () => {
  for (const zone of ['Europe/London', 'America/New_York', 'Australia/Sydney', 'Asia/Shanghai'])
    for (const day of days(dayIn(2026, '01-01'), 400)) {
      const shown = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
        day * dayLength + 12 * hour,
      );
      const at = new Date(day * dayLength + 12 * hour + offsetOn(zone, day)).toISOString().slice(11, 16);
      expect(at, `${zone} ${day}`).toBe(shown);
    }
});

test('a day is the same whenever it is asked for, lies within itself, and its ids are its own', () => {
  fc.assert(
    fc.property(fc.integer({ min: 15_000, max: 40_000 }), fc.string(), (day, seed) => {
      const fixtures = planDay(seed, day);
      const next = planDay(seed, day + 1);
      expect(planDay(seed, day)).toEqual(fixtures);
      expect(fixtures.every(({ kickoffAt }) => dayOf(kickoffAt) === day)).toBe(true);
      expect(new Set([...fixtures, ...next].map(({ id }) => id)).size).toBe(fixtures.length + next.length);
    }),
    { numRuns: process.env.PITCHSIDE_DEEP ? 30 : 4 },
  );
});

test('another seed pairs other teams', () => {
  const day = dayIn(2026, '11-21');
  const pairs = (seed: string) => footballCalendar.planDay(seed, day).map(({ homeId, awayId }) => `${homeId} ${awayId}`);
  const other = new Set(pairs('2'));
  expect(pairs('1').filter((pair) => other.has(pair)).length).toBeLessThan(60);
});

const cupsWithRounds = cups.filter(({ plan }) => plan.knockout);

test('every cup goes from its first round to a final, and whoever wins a tie is in the next round', () => {
  for (const { competition } of cupsWithRounds)
    for (const season of footballCalendar.seasonsBy(competition.id, dayIn(2026, '11-25')) ?? []) {
      const rounds = [
        ...Map.groupBy(
          footballCalendar.seasonOf('2026', competition.id, season).filter(({ placing }) => placing?.stage === 'knockout'),
          ({ placing }) => placing?.roundOrder,
        ).values(),
      ];
      expect(rounds.at(-1)?.[0]?.roundNames.en, competition.id).toBe('Final');
      for (const [index, round] of rounds.entries()) {
        const through = Map.groupBy(round, ({ homeId, awayId }) => [homeId, awayId].toSorted().join(' '));
        const next = new Set(rounds[index + 1]?.flatMap(({ homeId, awayId }) => [homeId, awayId]));
        for (const legs of through.values()) {
          const goals = new Map<string, number>();
          for (const leg of legs) {
            const { score, penalties } = stateAt(planOf('2026', leg).timeline, Infinity);
            goals.set(leg.homeId, (goals.get(leg.homeId) ?? 0) + (score?.home ?? 0) + (penalties?.home ?? 0) / 100);
            goals.set(leg.awayId, (goals.get(leg.awayId) ?? 0) + (score?.away ?? 0) + (penalties?.away ?? 0) / 100);
          }
          const [[winner, most] = ['', 0], [loser, fewest] = ['', 0]] = [...goals].toSorted(([, a], [, b]) => b - a);
          expect(most, `${competition.id} ${season.id}`).toBeGreaterThan(fewest);
          if (rounds[index + 1]) expect([next.has(winner), next.has(loser)], `${competition.id} ${season.id}`).toEqual([true, false]);
        }
        // Pairings are published only after all results that they depend on, and before the first of their matches begins.
        const drawnAt = round[0]?.drawnAt ?? 0;
        const before = rounds[index - 1]?.map(({ kickoffAt }) => kickoffAt + 4 * hour) ?? [];
        expect(Math.max(...before, -Infinity)).toBeLessThanOrEqual(drawnAt);
        expect(Math.min(...round.map(({ kickoffAt }) => kickoffAt))).toBeGreaterThan(drawnAt + 48 * hour);
      }
    }
});

test('of a cup only what is drawn is known, and a later start knows the same', () => {
  const day = dayIn(2026, '11-26');
  const [season] = footballCalendar.seasonsBy('efl-cup', day) ?? [];
  if (!season) throw new Error('no season');
  const known = (at: number) => [
    ...new Set(footballCalendar.seasonOf('2026', 'efl-cup', season, at * dayLength).map(({ roundNames }) => roundNames.en)),
  ];
  expect(known(day)).toEqual(['First round', 'Round of 32', 'Round of 16', 'Quarter-finals']);
  expect(known(day + 40)).toEqual([...known(day), 'Semi-finals']);
  const ids = (at: number) => footballCalendar.seasonOf('2026', 'efl-cup', season, at * dayLength).map(({ id }) => id);
  expect(ids(day + 40).slice(0, ids(day).length)).toEqual(ids(day));
});
