import { adminStatus, silentAfter } from '@pitchside/api/desk/status';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPeople, type TestPerson } from '../../../testing/testPeople.ts';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';

let site: TestSite;
let operator: TestPerson;
beforeAll(async () => {
  site = await openTestSite();
  operator = await testPeople(site).newcomer({ role: 'operator' });
});
afterAll(() => site.close());

const ask = async (token: string | undefined = operator.token) => {
  await site.call('POST', 'admin/unlock', { token: operator.token, body: { password: 'secret' } });
  return site.call('GET', adminStatus.path, token === '' ? {} : { token });
};
const read = async () => adminStatus.data.parse((await ask()).data);
const change = (set: ReturnType<typeof sql>) => site.site.platform.db.execute(sql`update node_reading set ${set}`);

test('each node tells how it is; one that ends on purpose is gone, one that falls silent is told as such', async () => {
  const other = await site.secondNode();
  await expect.poll(async () => (await read()).nodes.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(1);
  const { nodes, database, bus, storage } = await read();
  expect(nodes[0]).toMatchObject({ roles: ['web', 'realtime', 'jobs', 'feed', 'ingest'], is_silent: false, is_older: false, sockets: 0 });
  expect(nodes[0]?.name).toMatch(/:\d+$/);
  expect(nodes[0]?.disk?.size ?? 1).toBeGreaterThan(0);
  expect(database).toMatchObject({ is_read_only: false, pending: [], version: expect.stringMatching(/^1\d/) });
  expect(database.bytes).toBeGreaterThan(1_000_000);
  expect([bus, storage]).toEqual(['database', 'folder']);
  await change(sql`at = at - ${(silentAfter + 1) * 1_000}, started_at = started_at - 100000`);
  expect((await read()).nodes.every(({ is_silent }) => is_silent)).toBe(true);
  expect(other.origin).not.toBe(site.origin);
});

test('migrations that wait, nodes of an older release and late jobs are told', async () => {
  await site.site.platform.db.execute(sql`delete from node_reading`);
  const jobs = JSON.stringify([
    { name: 'fresh', every: 5, doneAt: Date.now(), failedAt: null, failures: 0 },
    { name: 'late', every: 5, doneAt: Date.now() - 600_000, failedAt: Date.now() - 1_000, failures: 3 },
  ]);
  const elsewhere = JSON.stringify([{ name: 'late', every: 5, doneAt: Date.now() - 900_000, failedAt: null, failures: 1 }]);
  const rest = {
    roles: ['jobs'],
    release: '0',
    level: 1,
    loop: 0,
    memory: 1,
    sockets: 0,
    topics: 0,
    pool: { busy: 0, idle: 0, waiting: 0 },
    disk: null,
    stores: true,
    clockAhead: 0,
    streams: { streams: 0, bytes: 0, frames: 0, cuts: 0, refusals: 0, silence: 0 },
    bus: { wakes: 0, gaps: 0 },
  };
  for (const [name, own] of [
    ['a:1', jobs],
    ['b:1', elsewhere],
  ] as const)
    await site.site.platform.db.execute(
      sql`insert into node_reading (name, started_at, at, reading) values (${name}, 0, (extract(epoch from clock_timestamp()) * 1000)::bigint, ${JSON.stringify({ ...rest, jobs: JSON.parse(own) as unknown })}::jsonb)`,
    );
  const { nodes, jobs: jobList } = await read();
  expect(nodes.filter(({ name }) => name.endsWith(':1')).map(({ is_older, disk }) => [is_older, disk])).toEqual([
    [true, null],
    [true, null],
  ]);
  expect(jobList.filter(({ name }) => name === 'fresh' || name === 'late')).toEqual([
    { name: 'fresh', every: 5, done_at: expect.any(Number), failed_at: null, failures: 0, is_late: false },
    { name: 'late', every: 5, done_at: expect.any(Number), failed_at: expect.any(Number), failures: 4, is_late: true },
  ]);
  await site.site.platform.db.execute(
    sql`update drizzle.__drizzle_migrations set created_at = created_at - 1 where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
  );
  expect((await read()).database.pending).toHaveLength(1);
  await site.site.platform.db.execute(
    sql`update drizzle.__drizzle_migrations set created_at = created_at + 1 where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
  );
});

test('nobody but an operator at an open desk may see it', async () => {
  const member = await testPeople(site).newcomer();
  const stranger = await testPeople(site).newcomer({ role: 'operator' });
  expect((await ask('')).code).not.toBe(0);
  expect((await ask(member.token)).code).not.toBe(0);
  // Another operator, whose desk is locked.
  expect((await ask(stranger.token)).code).not.toBe(0);
});
