// @module-tag full
import type { Forecast } from '@pitchside/api/scores/foresight';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { world } from '../../modules/scores/matches/matches.fixtures.ts';
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
  // Matches that began before the world did.
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

test('they have voted in the weeks before too, a day a look, and the demo fan with them', async () => {
  const { platform, foresight } = site.site;
  const today = platform.clock.now();
  const days = Array.from({ length: 10 }, (_, index) => index + 1);
  for (const back of days) {
    const batch = world(today - back * day, 1);
    await site.site.matches.apply({ ...batch, fixtures: (batch.fixtures ?? []).map((one) => ({ ...one, id: `before ${back}` })) });
  }
  const fan = await site.join('13920000999');
  const people = await ensureMembers(
    platform,
    Array.from({ length: 20 }, (_, index) => ({ mobile: `1391${String(index).padStart(7, '0')}`, nickname: `老看台${index}` })),
  );
  const vote = createVoters(platform, foresight, people, fan);
  const total = async (back: number) => {
    const query = `?from=${today - back * day}&until=${today - back * day + 1}`;
    const { data } = await site.call('GET', 'foresight/list', { query });
    return (data as { list: Forecast[] }).list[0]?.votes.total;
  };
  await vote();
  expect(await total(3)).toBe(0);
  for (let look = 0; look < days.length; look += 1) await vote();
  for (const back of days) expect(await total(back)).toBeGreaterThan(0);
  const member = { id: fan, sessionId: 0, nickname: '', isAnchor: false, role: 'member' } as const;
  const caller = { member, language: 'zh', address: '127.0.0.1', userAgent: 'test', token: undefined } as const;
  const record = () => foresight.handlers.voteRecord({}, caller);
  const first = await record();
  expect((first as { voted: number }).voted).toBeGreaterThan(0);
  // A second start finds the work done.
  const again = createVoters(platform, foresight, people, fan);
  for (let look = 0; look <= days.length; look += 1) await again();
  expect(await record()).toEqual(first);
});
