// @module-tag full
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseNow } from '../platform/leases.ts';
import { leases } from '../platform/leases.tables.ts';
import type { Running } from '../platform/running.types.ts';
import { demoMembers } from '../demo/members.ts';
import { users } from '../modules/member/member/index.ts';
import { openTestSite, type TestSite } from '../testing/testSite.ts';
import { startWorld } from './world.ts';

let site: TestSite;
const worlds: Running[] = [];
beforeAll(async () => {
  site = await openTestSite({ PITCHSIDE_DEMO: 'on', RTMP_PORT: '0' });
});
afterAll(async () => {
  for (const world of worlds) await world.stop();
  await site.close();
});

async function holders(): Promise<Record<string, string>> {
  const { rows } = await site.site.platform.db.execute<{ name: string; holder: string }>(
    sql`select name, holder from ${leases} where until > ${databaseNow}`,
  );
  return Object.fromEntries(rows.map(({ name, holder }) => [name, holder]));
}

test('of two nodes one plays the matches and the people, and the other goes on when it ends', { timeout: 120_000 }, async () => {
  worlds.push(await startWorld(site.site));
  const first = await holders();
  expect(Object.keys(first).sort()).toEqual(['demo world', 'feed: simulator']);
  const other = (await site.secondNode()).site;
  worlds.push(await startWorld(other));
  expect(await holders()).toEqual(first);
  await worlds.shift()?.stop();
  await expect
    .poll(async () => Object.values(await holders()).filter((holder) => !Object.values(first).includes(holder)).length, { timeout: 60_000 })
    .toBe(2);
});

test('a piece that the database had no time for is begun again, and nothing in it is made twice', { timeout: 120_000 }, async () => {
  const alone = await openTestSite({ PITCHSIDE_DEMO: 'on', RTMP_PORT: '0', PITCHSIDE_SIM_SPEED: '0' });
  let tries = 0;
  const system: typeof alone.site.system = {
    ...alone.site.system,
    fill(texts) {
      tries += 1;
      const late = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });
      return tries < 3 ? Promise.reject(late) : alone.site.system.fill(texts);
    },
  };
  const world = await startWorld({ ...alone.site, system });
  expect(tries).toBe(3);
  const found = await alone.site.platform.db.select({ id: users.id, mobile: users.mobile }).from(users);
  for (const { mobile, diamonds } of demoMembers) {
    const own = found.filter((member) => member.mobile === `86-${mobile}`);
    expect(own).toHaveLength(1);
    expect((await alone.site.ledger.state(own[0]?.id ?? 0)).balance).toBe(diamonds);
  }
  await world.stop();
  await alone.close();
});
