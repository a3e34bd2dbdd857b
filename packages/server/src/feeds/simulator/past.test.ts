import { and, eq, lt } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createMatches, type Matches } from '../../modules/matches/index.ts';
import { matches as matchTable } from '../../modules/matches/matches.tables.ts';
import { testPlatform, type TestPlatform } from '../../testing/testPlatform.ts';
import { createPace } from './pace.ts';
import { pastOf, runPast } from './past.ts';
import { createWorld } from './world.ts';

const now = Date.UTC(2026, 10, 20, 12, 7);
const day = 86_400_000;
let made: TestPlatform;
let matches: Matches;
beforeAll(async () => {
  made = await testPlatform(now);
  matches = createMatches(made.platform);
  await matches.apply(createWorld(createPace(2026, 1)).foundation());
});
afterAll(() => made.close());

const stored = () => made.platform.db.select().from(matchTable).where(and(eq(matchTable.status, 'finished'), lt(matchTable.kickoffAt, now - day)));

test('the past ends where the world of today begins, holds each match once, and is over', () => {
  const pace = createPace(2026, 1);
  const batches = [...pastOf(pace, now, new Set())].slice(0, 40);
  const fixtures = batches.flatMap((batch) => batch.fixtures ?? []);
  expect(new Set(fixtures.map(({ id }) => id)).size).toBe(fixtures.length);
  const world = createWorld(pace);
  world.news(now);
  for (const { id, kickoffAt } of fixtures) {
    expect(world.holds(id)).toBe(false);
    expect(kickoffAt).toBeLessThan(now - day);
  }
  for (const { status, score, events } of batches.flatMap((batch) => batch.updates ?? [])) {
    expect(status).toBe('finished');
    const goals = events.filter(({ kind }) => kind === 'goal' || kind === 'penalty_goal' || kind === 'own_goal').length - events.filter(({ kind }) => kind === 'goal_cancelled').length;
    expect((score?.home ?? 0) + (score?.away ?? 0)).toBe(goals);
  }
});

test('it is filled in without telling those who follow the live table, a failure is made good, and a restart goes on', async () => {
  let refusals = 1;
  const before = await made.platform.events.position('matches:football');
  const apply = vi.fn(async (batch: Parameters<Matches['apply']>[0]) => {
    if (refusals > 0) {
      refusals -= 1;
      throw new Error('no connection');
    }
    await matches.apply(batch);
  });
  const running = await runPast(made.platform, { apply }, 1);
  await vi.waitFor(() => expect(apply.mock.calls.length).toBeGreaterThanOrEqual(4), { timeout: 20_000, interval: 20 });
  await running.stop();
  const first = (await stored()).map(({ id }) => id);
  expect(first.length).toBeGreaterThanOrEqual(50);
  expect(await made.platform.events.position('matches:football')).toEqual(before);
  const again = vi.fn(async (batch: Parameters<Matches['apply']>[0]) => matches.apply(batch));
  const later = await runPast(made.platform, { apply: again }, 1);
  await vi.waitFor(() => expect(again).toHaveBeenCalled(), { timeout: 20_000, interval: 20 });
  await later.stop();
  for (const [batch] of again.mock.calls) for (const { id } of batch.fixtures ?? []) expect(first).not.toContain(id);
});
