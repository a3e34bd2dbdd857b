// @module-tag full
import type { Raid } from '@pitchside/api/live/raids';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { leases } from '../../../platform/leases.tables.ts';
import { buildSiteNode } from '../../../testing/siteNode.ts';
import { openTestDatabase } from '../../../testing/testDatabase.ts';
import { streamLease } from '../live/index.ts';
import { moderationWorld } from '../moderation/moderation.fixtures.ts';
import { raids } from './raids.tables.ts';

/** Ms until the countdown of the test is over. */
const countdown = 6_000;

test('a raid whose node is killed during the countdown is finished by another', { timeout: 180_000 }, async () => {
  const program = await buildSiteNode();
  const database = await openTestDatabase();
  const world = await moderationWorld({}, { database });
  const { platform, live } = world.site.site;
  const start = () =>
    program.start(database.url, {
      PITCHSIDE_NODE_JOBS: 'on',
      PITCHSIDE_CAPTCHA: 'off',
      PITCHSIDE_CLOCK: new Date(platform.clock.now()).toISOString(),
    });
  const target = await world.roomOf(await world.somebody({ isAnchor: true }));
  // Streams that were just lost: such rooms wait a minute. Those that never had one are ended by whichever node looks first.
  const lost = [world.room, target].map((room) => ({ name: streamLease(Number(room)), holder: '', until: Date.now() }));
  await platform.db.insert(leases).values(lost);
  const first = await start();
  const opened = await world.site.call('POST', 'Raid/open', { token: world.owner.token, body: { to: target }, at: first.origin });
  const { raid } = opened.data as { raid: Raid };
  const left = { endsAt: raid.opened_at + countdown };
  await platform.db
    .update(raids)
    .set(left)
    .where(eq(raids.id, Number(raid.id)));
  await first.kill();

  const second = await start();
  await vi.waitFor(async () => expect((await live.room(world.room))?.room.status).toBe('ended'), { timeout: 45_000, interval: 100 });
  const [row] = await platform.db
    .select()
    .from(raids)
    .where(eq(raids.id, Number(raid.id)));
  expect(row).toMatchObject({ state: 'done', viewers: 0 });
  expect(row?.closedAt).toBeGreaterThanOrEqual(left.endsAt);
  await second.stop();
  await world.close();
  program.remove();
});
