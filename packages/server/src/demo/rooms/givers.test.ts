import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLedger } from '../../modules/money/ledger/index.ts';
import { rooms } from '../../modules/live/room/index.ts';
import { openTestSite, type TestSite } from '../../testing/testSite.ts';
import { demoAnchors } from './anchors.data.ts';
import { createGivers } from './givers.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test('invented people give through the ledger, more when it is scored, and stop where nobody is live', async () => {
  const { platform, gifts, ledger } = site.site;
  const anchor = await site.join('13900100001', { isAnchor: true });
  const people = [await site.join('13900100002'), await site.join('13900100003')].map((id) => ({ id, language: 'zh' as const }));
  const [room] = await platform.db
    .insert(rooms)
    .values({ ownerId: anchor, title: '房间', category: 'football', status: 'live', matchId: null })
    .returning({ id: rooms.id });
  const [manner] = demoAnchors;
  if (!room || !manner) throw new Error('no room');
  const clock = { at: platform.clock.now(), now: () => clock.at };
  const givers = createGivers({ ...platform, clock }, { gifts, ledger }, people);
  const given = async () => (await ledger.state(anchor)).income;

  await givers.give();
  expect(await given()).toBe(0);
  givers.watch([{ id: room.id, anchor: manner, matchId: 'm1', heat: 100 }]);
  for (let second = 0; second < 60; second += 1) {
    clock.at += 1_000;
    if (second === 20) for (let goal = 0; goal < 5; goal += 1) givers.see({ match_id: 'm1', kind: 'goal' });
    givers.see({ match_id: 'elsewhere', kind: 'goal' });
    await givers.give();
  }
  const income = await given();
  expect(income).toBeGreaterThan(0);
  expect(await auditLedger(platform.db)).toMatchObject({ isSound: true });

  await platform.db.update(rooms).set({ status: 'ended' });
  for (let second = 0; second < 20; second += 1) {
    clock.at += 1_000;
    await givers.give();
  }
  expect(await given()).toBe(income);
});
