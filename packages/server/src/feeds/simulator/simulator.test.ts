// @module-tag full
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { matchPhase } from '@pitchside/api/scores/matches';
import { createMatches, type Matches } from '../../modules/scores/matches/index.ts';
import { matchEvents, matches as matchTable, type FeedBatch, type MatchUpdate } from '../../modules/scores/sport/index.ts';
import { testPlatform, type TestPlatform } from '../../testing/testPlatform.ts';
import { createPace } from './pace.ts';
import { runSimulator } from './simulator.ts';
import { createWorld, type World } from './world.ts';

const minute = 60_000;
const hour = 60 * minute;
const start = Date.UTC(2026, 10, 20, 12, 7);

/** The news at an instant, taken. */
function take(world: World, now: number): FeedBatch {
  const { batch, taken } = world.news(now);
  taken();
  return batch;
}

/** The last that is known of every match after some deliveries. */
function known(batches: readonly FeedBatch[]) {
  const states = new Map<string, MatchUpdate>();
  const events = new Map<string, Set<string>>();
  const backwards: string[] = [];
  for (const update of batches.flatMap((batch) => batch.updates ?? [])) {
    if (update.version <= (states.get(update.matchId)?.version ?? 0)) backwards.push(update.matchId);
    states.set(update.matchId, { ...update, events: [] });
    events.set(update.matchId, new Set([...(events.get(update.matchId) ?? []), ...update.events.map(({ id }) => id)]));
  }
  expect(backwards).toEqual([]);
  return { states, events };
}

/** Worlds that are compared; each plans hundreds of matches twice. */
const comparisons = process.env.PITCHSIDE_DEEP ? 40 : 2;

test('a world that was followed and one that was restarted say the same', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(0.5, 1, 3, 10, 60),
      fc.array(fc.integer({ min: 1_000, max: 40 * minute }), { minLength: 1, maxLength: 12 }),
      (speed, steps) => {
        const pace = createPace(2026, speed);
        const followed = createWorld(pace);
        const batches = [take(followed, start)];
        let now = start;
        for (const step of steps) batches.push(take(followed, (now += step / speed)));
        const restarted = createWorld(pace);
        const fresh = [take(restarted, now)];
        const [one, other] = [known(batches), known(fresh)];
        // A thousand states with their sheets: the matcher would take longer than the world.
        const differing = [...other.states].filter(
          ([id, state]) => !isDeepStrictEqual(one.states.get(id), state) || !isDeepStrictEqual(one.events.get(id), other.events.get(id)),
        );
        expect(differing.map(([id]) => id)).toEqual([]);
        const fixtures = new Map(batches.flatMap((batch) => batch.fixtures ?? []).map((fixture) => [fixture.id, fixture]));
        expect((fresh[0]?.fixtures ?? []).filter((fixture) => !isDeepStrictEqual(fixtures.get(fixture.id), fixture))).toEqual([]);
      },
    ),
    { numRuns: comparisons },
  );
}, 120_000);

test.each([1, 10])('at speed %i everything is told in whole instants of the clock, after it happened', (speed) => {
  const world = createWorld(createPace(2026, speed));
  const { fixtures = [], updates = [] } = take(world, start);
  const kickoffs = new Map(fixtures.map(({ id, kickoffAt }) => [id, kickoffAt]));
  expect(updates.length).toBeGreaterThan(200);
  const goals = updates.flatMap(({ matchId, events }) => events.map(({ at }) => ({ at, kickoff: kickoffs.get(matchId) ?? Infinity })));
  expect(goals.filter(({ at, kickoff }) => !Number.isInteger(at) || at > start || at < kickoff)).toEqual([]);
});

test('nothing is told twice, and the next day is planned before it begins', () => {
  const world = createWorld(createPace(2026, 1));
  const first = take(world, start);
  expect(first.updates?.length).toBeGreaterThan(0);
  expect(take(world, start)).toEqual({});
  const later = take(world, start + 12 * hour);
  expect(later.fixtures?.every(({ kickoffAt }) => kickoffAt >= Date.UTC(2026, 10, 22))).toBe(true);
  expect(later.fixtures?.length).toBeGreaterThan(150);
});

test('what was not taken is told again with what came after', () => {
  const [patient, prompt] = [createWorld(createPace(2026, 1)), createWorld(createPace(2026, 1))];
  take(patient, start);
  take(prompt, start);
  const first = patient.news(start + 5 * minute).batch;
  const { batch: both, taken } = patient.news(start + 15 * hour);
  taken();
  expect(both.updates?.length).toBeGreaterThan(first.updates?.length ?? Infinity);
  const all = known([take(prompt, start + 5 * minute), take(prompt, start + 15 * hour)]);
  const once = known([both]);
  expect(once.states.size).toBe(all.states.size);
  expect([...all.states].filter(([id, state]) => !isDeepStrictEqual(once.states.get(id), state)).map(([id]) => id)).toEqual([]);
  expect(isDeepStrictEqual(once.events, all.events)).toBe(true);
  expect(take(patient, start + 15 * hour)).toEqual({});
});

let made: TestPlatform;
let matches: Matches;
beforeAll(async () => {
  made = await testPlatform(start);
  matches = createMatches(made.platform);
});
afterAll(() => made.close());

/** Three runs catch up with two days each; other test files share the machine. */
const patience = 120_000;

const playing = async () => (await made.platform.db.select().from(matchTable)).filter(({ status }) => matchPhase(status) === 'playing');
const lastEvents = ['full_time', 'game_end', 'series_end'];

test(
  'the database follows the clock, and stopping waits for the delivery in hand',
  async () => {
    const running = await runSimulator(made.platform, matches);
    const first = await playing();
    for (const [sport, least] of [
      ['football', 12],
      ['basketball', 8],
      ['esports', 3],
    ] as const)
      expect(first.filter((row) => row.sport === sport).length, sport).toBeGreaterThanOrEqual(least);
    made.clock.set(start + 4 * minute);
    await vi.waitFor(
      async () => expect((await playing()).filter(({ updatedAt }) => updatedAt === start + 4 * minute).length).toBeGreaterThanOrEqual(8),
      { timeout: 30_000, interval: 200 },
    );
    await running.stop();
    made.clock.set(start + 8 * minute);
    const stopped = await made.platform.db.select().from(matchTable);
    await new Promise((resume) => setTimeout(resume, 1_500));
    expect(await made.platform.db.select().from(matchTable)).toEqual(stopped);
  },
  patience,
);

test(
  'a restart tells only what an earlier run has not',
  async () => {
    const delivered: FeedBatch[] = [];
    const running = await runSimulator(made.platform, { apply: async (batch) => void delivered.push(batch), heard: async () => undefined });
    await running.stop();
    const states = new Map((await made.platform.db.select().from(matchTable)).map((row) => [row.id, row]));
    const updates = delivered.flatMap((batch) => batch.updates ?? []);
    expect(updates.length).toBeLessThan(80);
    for (const { matchId, version, events } of updates) {
      expect(version).toBeGreaterThan(states.get(matchId)?.version ?? Infinity);
      for (const { at } of events) expect(at).toBeGreaterThan(states.get(matchId)?.updatedAt ?? Infinity);
    }
  },
  patience,
);

test(
  'after days of standstill nothing is left half played, and a world of another seed gives way',
  async () => {
    const before = await playing();
    made.clock.set(start + 60 * hour);
    await (await runSimulator(made.platform, matches)).stop();
    for (const { id } of before) {
      const [row] = await made.platform.db.select().from(matchTable).where(eq(matchTable.id, id));
      expect(row).toMatchObject({ status: 'finished', minute: null });
      const events = await made.platform.db.select().from(matchEvents).where(eq(matchEvents.matchId, id));
      expect(events.filter(({ kind }) => lastEvents.includes(kind))).toHaveLength(1);
    }
    const settings = { ...made.platform.settings, seed: 99 };
    await (await runSimulator({ ...made.platform, settings }, matches)).stop();
    expect((await playing()).every(({ id }) => id.startsWith('99-'))).toBe(true);
  },
  patience,
);

test(
  'a delivery that fails is made again',
  async () => {
    const delivered: FeedBatch[] = [];
    let refuse = false;
    let refused: FeedBatch | undefined;
    const running = await runSimulator(made.platform, {
      apply: async (batch) => {
        if (!batch.updates) return;
        if (refuse) {
          refuse = false;
          refused = batch;
          throw Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' });
        }
        delivered.push(batch);
      },
      heard: async () => undefined,
    });
    const caughtUp = delivered.length;
    refuse = true;
    made.clock.set(made.clock.now() + 10 * minute);
    await vi.waitFor(() => expect(delivered.length).toBeGreaterThan(caughtUp), { timeout: 30_000 });
    await running.stop();
    expect(refused?.updates?.length).toBeGreaterThan(0);
    expect(delivered.at(-1)).toEqual(refused);
  },
  patience,
);
