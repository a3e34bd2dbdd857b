import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { matchPhase } from '@pitchside/api/scores/matches';
import type { FeedEvent, FeedFixture } from '../../../modules/scores/sport/index.ts';
import { dayOf, planDay } from './calendar.ts';
import { endOf, stateAt } from '../state.ts';
import { isDecided } from './decide.ts';
import { planMatch } from './timeline.ts';
import type { Timeline } from './timeline.types.ts';

// Each match of a new seed begins with the calendar of its world, a matter of many milliseconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const runs = process.env.PITCHSIDE_DEEP ? 200 : 30;
const minute = 60_000;
const someDay = dayOf(Date.UTC(2026, 10, 20));
const goals = ['goal', 'penalty_goal', 'own_goal'];

/** Any match of any seed. */
const anyMatch = fc.record({ seed: fc.string(), day: fc.integer({ min: someDay - 500, max: someDay + 500 }), which: fc.nat({ max: 999 }) });

interface Planned {
  seed: string;
  fixture: FeedFixture;
  timeline: Timeline;
}

function plan({ seed, day, which }: { seed: string; day: number; which: number }): Planned {
  const played = planDay(seed, day);
  const drawn = played[which % played.length];
  if (!drawn) throw new Error('a day without a match');
  // Matches that must have a winner have a test of their own.
  const { decider: _decider, ...fixture } = drawn;
  return { seed, fixture, timeline: planMatch(seed, fixture) };
}

const eventsOf = (timeline: Timeline): readonly FeedEvent[] => stateAt(timeline, Infinity).events;
const count = (events: readonly FeedEvent[], side: string, ...kinds: string[]) =>
  events.filter((event) => event.side === side && kinds.includes(event.kind)).length;
const check = (claim: (match: Planned) => void) =>
  fc.assert(
    fc.property(anyMatch, (chosen) => claim(plan(chosen))),
    { numRuns: runs },
  );

test('the score is the goals less those taken back, counts are the cards and corners, at every moment', { tags: ['full'] }, () => {
  check(({ timeline }) => {
    const sides = ['home', 'away'] as const;
    const states = timeline.moments.map(({ at }) => stateAt(timeline, at));
    // A matcher for each figure of each moment would take longer than the matches.
    const summaries = states.map(({ score, counts, events }) =>
      sides.map((side) => [score?.[side], counts?.yellow[side], counts?.red[side], counts?.corner[side], events.at(-1)?.[`${side}Score`]]),
    );
    const counted = states.map(({ events }) =>
      sides.map((side) => {
        const score = count(events, side, ...goals) - count(events, side, 'goal_cancelled');
        return [score, count(events, side, 'yellow'), count(events, side, 'red', 'second_yellow'), count(events, side, 'corner'), score];
      }),
    );
    expect(summaries).toEqual(counted);
    expect(states.every(({ score }) => Math.min(score?.home ?? -1, score?.away ?? -1) >= 0)).toBe(true);
  });
});

test('version, time and clock only go forward, and status in its order', { tags: ['full'] }, () => {
  const order = ['scheduled', 'first_half', 'half_time', 'second_half', 'finished'];
  check(({ timeline, fixture }) => {
    let before = stateAt(timeline, fixture.kickoffAt - 1);
    let clock = -1;
    expect(before).toMatchObject({ version: 0, status: 'scheduled', minute: null, score: null, half: null, counts: null, events: [] });
    for (const [index, { at }] of timeline.moments.entries()) {
      expect(at).toBeGreaterThan(timeline.moments[index - 1]?.at ?? fixture.kickoffAt);
      const state = stateAt(timeline, at);
      expect(state.version).toBe(index + 1);
      expect(order.indexOf(state.status)).toBeGreaterThanOrEqual(order.indexOf(before.status));
      expect(state.half === null).toBe(state.status === 'first_half');
      const inPlay = state.status === 'first_half' || state.status === 'second_half';
      expect(state.minute === null).toBe(!inPlay);
      if (state.minute !== null) {
        const [least, most] = state.status === 'first_half' ? [1, 45] : [46, 90];
        expect(state.minute).toBeGreaterThanOrEqual(least);
        expect(state.minute).toBeLessThanOrEqual(most);
        if (state.added > 0) expect(state.minute).toBe(most);
        const now = state.minute * 100 + state.added;
        expect(now).toBeGreaterThanOrEqual(clock);
        clock = now;
      }
      const event = state.events.at(-1);
      if (event?.at === at && state.minute !== null) expect([event.minute, event.added]).toEqual([state.minute, state.added]);
      before = state;
    }
    expect(matchPhase(before.status)).toBe('after');
  });
});

test('the match clock is right at every minute of a half', { tags: ['full'] }, () => {
  check(({ timeline }) => {
    const kickoff = timeline.moments[0]?.at ?? 0;
    for (let played = 0; played < 45; played += 1)
      expect(stateAt(timeline, kickoff + played * minute + 30_000)).toMatchObject({ status: 'first_half', minute: played + 1, added: 0 });
    const half = timeline.moments.find(({ status }) => status === 'half_time');
    expect(half?.event?.added).toBeGreaterThanOrEqual(1);
    expect(half?.event?.added).toBeLessThanOrEqual(8);
    const second = timeline.moments.find(({ status }) => status === 'second_half');
    expect((second?.at ?? 0) - (half?.at ?? 0)).toBeGreaterThanOrEqual(15 * minute);
    expect((second?.at ?? 0) - (half?.at ?? 0)).toBeLessThanOrEqual(16 * minute);
    expect(endOf(timeline) - kickoff).toBeLessThan(125 * minute);
  });
});

test(
  'a second yellow card follows a first; nobody does anything once sent off or taken off, nor before coming on',
  { tags: ['full'] },
  () => {
    check(({ timeline }) => {
      const booked = new Set<string>();
      const gone = new Set<string>();
      const waiting = new Set(
        eventsOf(timeline).flatMap(({ kind, side, player }) => (kind === 'substitution' ? [`${side} ${player?.en}`] : [])),
      );
      for (const { kind, side, player, otherPlayer } of eventsOf(timeline)) {
        if (!player || !side || kind === 'goal_cancelled') continue;
        const own = kind === 'own_goal' ? (side === 'home' ? 'away' : 'home') : side;
        const who = `${own} ${player.en}`;
        const other = otherPlayer && `${own} ${otherPlayer.en}`;
        if (kind === 'substitution') waiting.delete(who);
        for (const each of other ? [who, other] : [who]) {
          expect(gone.has(each), each).toBe(false);
          expect(waiting.has(each), each).toBe(false);
        }
        if (kind === 'yellow') {
          expect(booked.has(who)).toBe(false);
          booked.add(who);
        }
        if (kind === 'second_yellow') expect(booked.has(who)).toBe(true);
        if (kind === 'red' || kind === 'second_yellow') gone.add(who);
        if (kind === 'substitution' && other) gone.add(other);
      }
      for (const side of ['home', 'away']) expect(count(eventsOf(timeline), side, 'substitution')).toBeLessThanOrEqual(5);
    });
  },
);

test('a match is the same after a restart and whatever was asked before; parts add up to the whole', { tags: ['full'] }, () => {
  fc.assert(
    fc.property(anyMatch, fc.array(fc.nat({ max: 130 * 60 }), { maxLength: 20 }), (chosen, seconds) => {
      const { seed, fixture, timeline } = plan(chosen);
      const again = planMatch(seed, { ...fixture });
      const instants = seconds.map((second) => fixture.kickoffAt + second * 1000);
      const wild = new Map(instants.map((at) => [at, stateAt(timeline, at)]));
      let version = 0;
      const collected: FeedEvent[] = [];
      for (const at of instants.toSorted((a, b) => a - b)) {
        expect(stateAt(again, at)).toEqual(wild.get(at));
        const step = stateAt(again, at, version);
        collected.push(...step.events);
        version = step.version;
        expect(collected).toEqual(wild.get(at)?.events);
      }
    }),
    { numRuns: runs },
  );
});

test('over many matches goals are about as many as in the world, and the stronger win more often', () => {
  const played = [0, 1, 2, 3, 4].flatMap((day) => planDay('2026', someDay + day)).map((fixture) => eventsOf(planMatch('2026', fixture)));
  const mean = (kinds: string[]) => played.flat().filter(({ kind }) => kinds.includes(kind)).length / played.length;
  expect(mean(goals) - mean(['goal_cancelled'])).toBeGreaterThan(2.4);
  expect(mean(goals) - mean(['goal_cancelled'])).toBeLessThan(3);
  expect(mean(['goal_cancelled'])).toBeGreaterThan(0.02);
  expect(mean(['yellow'])).toBeGreaterThan(3);
  expect(mean(['corner'])).toBeGreaterThan(8);
  for (const kind of ['penalty_goal', 'own_goal', 'red', 'second_yellow', 'substitution']) expect(mean([kind]), kind).toBeGreaterThan(0.02);
  const ends = played.map((events) => events.at(-1));
  const homeWins = ends.filter((end) => (end?.homeScore ?? 0) > (end?.awayScore ?? 0)).length / ends.length;
  expect(homeWins).toBeGreaterThan(0.36);
  expect(homeWins).toBeLessThan(0.54);
});

/** Any match that must have a winner, alone or as the second of two. */
const anyDecider = fc.record({
  // One calendar is enough: only the match varies.
  of: fc.record({ seed: fc.constant('2026'), day: fc.integer({ min: someDay - 200, max: someDay + 200 }), which: fc.nat({ max: 999 }) }),
  extraTime: fc.boolean(),
  firstLeg: fc.option(fc.record({ home: fc.nat({ max: 3 }), away: fc.nat({ max: 3 }) })),
});

test('a match that must have a winner has one, after extra time and penalties where nothing else decides', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(anyDecider, ({ of, extraTime, firstLeg }) => {
      const { seed, fixture } = plan(of);
      const decider = { extraTime, ...(firstLeg && { firstLeg }) };
      const timeline = planMatch(seed, { ...fixture, decider });
      const end = stateAt(timeline, Infinity);
      const first = firstLeg ?? { home: 0, away: 0 };
      const ahead = (score: { home: number; away: number } | null | undefined) =>
        score ? score.home + first.home - score.away - first.away : NaN;
      expect(end.status).toBe('finished');
      // Goals decide the winner, else the shoot-out.
      if (ahead(end.score) === 0) expect(end.penalties?.home).not.toBe(end.penalties?.away);
      else expect(end.penalties).toBeNull();
      // Extra time is played exactly where 90 minutes are level, and its goals are added to theirs.
      const level = stateAt(planMatch(seed, fixture), Infinity).score;
      expect(end.regular ?? null).toEqual(extraTime && ahead(level) === 0 ? level : null);
      if (!end.regular) expect(end.score).toEqual(level);
      const statuses = [...new Set(timeline.moments.map(({ status }) => status))];
      const order = ['first_half', 'half_time', 'second_half', 'extra_time', 'penalties', 'finished'];
      expect(statuses).toEqual(order.filter((status) => statuses.some((each) => each === status)));
      expect(statuses.includes('extra_time')).toBe(Boolean(end.regular));
      expect(statuses.includes('penalties')).toBe(end.penalties !== null);
      // The shoot-out alternates and ends with the first kick after which nobody can catch up.
      const kicks = end.events.filter(({ kind }) => kind === 'shootout_goal' || kind === 'shootout_miss');
      const [score, taken] = [
        { home: 0, away: 0 },
        { home: 0, away: 0 },
      ];
      for (const [index, { kind, side, homeScore, awayScore }] of kicks.entries()) {
        if (!side) throw new Error('a kick of nobody');
        expect(isDecided(score, taken)).toBe(false);
        expect(side).not.toBe(kicks[index - 1]?.side);
        taken[side] += 1;
        if (kind === 'shootout_goal') score[side] += 1;
        expect([homeScore, awayScore]).toEqual([score.home, score.away]);
      }
      if (end.penalties) expect([end.penalties, isDecided(score, taken)]).toEqual([score, true]);
      // The clock runs from 91 to 120 and stands still in between.
      const minutes = timeline.moments.flatMap(({ status, minute: at }) => (status === 'extra_time' && at !== null ? [at] : []));
      expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
      if (end.regular) expect([minutes[0], minutes.at(-1)]).toEqual([91, 120]);
      expect(endOf(timeline) - fixture.kickoffAt).toBeLessThan(195 * minute);
      seen.add(end.penalties ? 'penalties' : end.regular ? 'extra' : 'regular');
    }),
    { numRuns: 250 },
  );
  expect([...seen].toSorted()).toEqual(['extra', 'penalties', 'regular']);
});
