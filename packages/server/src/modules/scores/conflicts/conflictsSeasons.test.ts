// @module-tag full
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResultConflict } from '@pitchside/api/scores/results';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importOpenfootball } from '../../../feeds/openfootball/index.ts';
import { realData } from '../../../testing/realData.ts';
import { guessQuestions } from '../../experts/guesses/index.ts';
import { planWorld, type PlanWorld } from '../../experts/plans/plans.fixtures.ts';
import { matches } from '../sport/index.ts';

const files = ['2021-22_it.1.json', '2024-25_en.1.json'];
const isThere = files.every((file) => existsSync(join(realData, 'openfootball', file)));
if (!isThere)
  process.stdout.write(
    `No result of the real world is awarded: ${realData} does not hold its seasons (PITCHSIDE_TEST_DATA names another folder).\n`,
  );

/** Every n-th match of a season is awarded to the home side afterwards. */
const everyNth = 40;

interface SeasonMatch {
  score?: { ft?: [number, number]; ht?: [number, number] };
  status?: string;
}

let world: PlanWorld;
beforeAll(async () => {
  world = await planWorld();
});
afterAll(() => world.site.close());

async function desk(method: string, path: string, params: Record<string, unknown>) {
  await world.site.call('POST', 'admin/unlock', { token: world.operator.token, body: { password: 'secret' } });
  return world.ask(method, path, world.operator, params);
}

/** Settles until nothing is due. Returns the number of changed questions. */
async function settleAll(): Promise<number> {
  for (let changed = 0; ;) {
    const some = await world.site.site.guesses.settle();
    changed += some;
    if (some === 0) return changed;
  }
}

test.runIf(isThere).each(files)(
  'awarded results of %s are settled again by 3-0, each after somebody has looked, and no other is',
  { timeout: 300_000 },
  async (file) => {
    const { platform } = world.site.site;
    const { db, clock } = platform;
    const text = readFileSync(join(realData, 'openfootball', file), 'utf8');
    const known = new Set((await db.select({ id: matches.id }).from(matches)).map(({ id }) => id));
    await importOpenfootball(platform, file, text);
    const played = (await db.select().from(matches).where(eq(matches.status, 'finished'))).filter(({ id }) => !known.has(id));
    expect(played.length).toBeGreaterThan(300);
    const asked = played.map(({ id, kickoffAt }) => ({
      matchId: id,
      play: 'european' as const,
      line: null,
      state: 'open' as const,
      closesAt: kickoffAt,
      openedAt: clock.now(),
    }));
    await db.insert(guessQuestions).values(asked);
    expect(await settleAll()).toBe(played.length);

    const season = JSON.parse(text) as { matches: SeasonMatch[] };
    let given = 0;
    for (const [index, match] of season.matches.entries()) {
      if (index % everyNth !== 7 || !match.score?.ft || match.score.ft.join() === '3,0') continue;
      match.score = { ft: [3, 0] };
      match.status = 'awarded';
      given += 1;
    }
    expect(given).toBeGreaterThan(5);
    await importOpenfootball(platform, file, JSON.stringify(season));
    world.site.clock.set(clock.now() + 301_000);
    expect(await settleAll()).toBe(0);
    const { list, total } = (await desk('GET', 'admin/results', { limit: '50' })).data as { list: ResultConflict[]; total: number };
    expect([total, new Set(list.flatMap(({ causes }) => causes))]).toEqual([given, new Set(['awarded', 'corrected'])]);
    for (const { id } of list) expect((await desk('POST', 'admin/decideResult', { id, act: 'source', reason: '判定 3-0' })).code).toBe(0);
    expect(await settleAll()).toBe(given);

    const wrong: unknown[] = [];
    const after = new Map((await db.select().from(matches)).map((match) => [match.id, match]));
    const awarded = new Set(list.map(({ match }) => match.id));
    for (const before of played) {
      const [question] = await db
        .select()
        .from(guessQuestions)
        .where(and(eq(guessQuestions.matchId, before.id), eq(guessQuestions.play, 'european')));
      const [home, away] = awarded.has(before.id) ? [3, 0] : [before.homeScore ?? 0, before.awayScore ?? 0];
      const won = home > away ? 'home' : home < away ? 'away' : 'draw';
      const found = Object.entries(question?.outcomes ?? {}).flatMap(([side, outcome]) => (outcome === 'won' ? [side] : []));
      const settled = after.get(before.id);
      if (found.join() !== won || settled?.homeScore !== home || settled.awayScore !== away) wrong.push({ id: before.id, found, won });
    }
    expect(wrong).toEqual([]);
  },
);
