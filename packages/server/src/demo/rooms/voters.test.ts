import type { Forecast } from '@pitchside/api/foresight';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { world } from '../../modules/matches/matches.fixtures.ts';
import { openTestSite, type TestSite } from '../../testing/testSite.ts';
import { day, hour } from '../../platform/retention.ts';
import { ensureMembers } from '../members.ts';
import { createVoters } from './voters.ts';

const now = Date.UTC(2026, 10, 21, 12);
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  site.clock.set(now);
  for (const [id, kickoffAt] of [
    ['on', now - hour],
    ['next', now + hour],
    ['later', now + 20 * hour],
  ] as const) {
    const batch = world(kickoffAt, 1);
    await site.site.matches.apply({ ...batch, fixtures: (batch.fixtures ?? []).map((one) => ({ ...one, id })) });
  }
});
afterAll(() => site.close());

const votes = async () => {
  const { data } = await site.call('GET', 'foresight/list', { query: `?from=${now - hour}&until=${now + day - hour}` });
  return Object.fromEntries((data as { list: Forecast[] }).list.map((each) => [each.match.id, each.votes]));
};

test('more vote the nearer a match is, each once and never again; once it has begun the likelier side has more', async () => {
  const { platform, foresight } = site.site;
  const members = Array.from({ length: 200 }, (_, index) => ({
    mobile: `1392${String(index).padStart(7, '0')}`,
    nickname: `看台${index}`,
  }));
  const vote = createVoters(platform, foresight, await ensureMembers(platform, members));
  await vote();
  const first = await votes();
  expect(first.next?.total).toBeGreaterThan(2 * (first.later?.total ?? 0));
  expect(first.later?.total).toBeGreaterThan(0);
  // What had begun before the world did.
  expect(first.on?.total).toBeGreaterThan(0);
  await vote();
  expect(await votes()).toEqual(first);
  site.clock.set(now + hour - 1);
  await vote();
  const last = await votes();
  expect(last.next?.total).toBeGreaterThan(first.next?.total ?? 0);
  expect(last.next?.total).toBeLessThanOrEqual(members.length);
  site.clock.set(now + hour);
  const { home = 0, draw = 0, away = 0 } = (await votes()).next?.share ?? {};
  expect(home + draw + away).toBe(100);
  expect(home).toBeGreaterThan(away);
  expect(draw).toBeGreaterThan(0);
});
