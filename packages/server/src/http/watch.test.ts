import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../ports/database/embedded.ts';
import { openTestSite, type TestSite } from '../testing/testSite.ts';
import { installWatch } from './watch.ts';

let site: TestSite;
let port: number;
beforeAll(async () => {
  port = await freePort();
  site = await openTestSite({ PITCHSIDE_METRICS_PORT: String(port) });
});
afterAll(() => site.close());

test('figures stand on a port of their own, with the faults among them, and not on the public one', async () => {
  for (const path of ['/metrics', '/Metrics', '/metrics/', '//metrics']) expect((await fetch(`${site.origin}${path}`)).status).toBe(404);
  site.expectFaults(1);
  site.site.platform.faults.report(new Error('on purpose'), { test: true });
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toMatch(/^pitchside_faults_total 1$/m);
  expect(text).toMatch(/^pitchside_http_seconds_count\{route="none",status="404"\} 4$/m);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
});

test('a site that can read and not write is not ready, and says so', async () => {
  const plain = await openTestSite();
  const ready = async () => {
    const answer = await fetch(`${plain.origin}/readyz`);
    return [answer.status, await answer.json()] as const;
  };
  const { db } = plain.site.platform;
  await db.execute(
    sql`create function full_disk() returns trigger language plpgsql as $$ begin raise exception 'no space left' using errcode = '53100'; end $$`,
  );
  await db.execute(sql`create trigger full_disk before insert or update on system_setting for each statement execute function full_disk()`);
  expect(await ready()).toEqual([503, { ok: false, reads: true, writes: false }]);
  await db.execute(sql`drop trigger full_disk on system_setting`);
  await expect.poll(ready, { timeout: 10_000 }).toEqual([200, { ok: true, reads: true, writes: true }]);
  await plain.close();
});

test('without the port there are none', async () => {
  const plain = await openTestSite();
  expect((await fetch(`${plain.origin}/metrics`)).status).toBe(404);
  await plain.close();
});

test('reports of the content policy are taken thirty a minute from an address, and sixty a minute come into the log', async () => {
  const report = (type: string, body: string) =>
    fetch(`${site.origin}/csp-report`, { method: 'POST', headers: { 'content-type': type }, body });
  expect((await report('application/csp-report', '{"a":1}')).status).toBe(204);
  expect((await report('text/plain', '{"a":1}')).status).toBe(415);
  expect((await report('application/csp-report', 'x'.repeat(20_000))).status).toBe(413);
  const answers = await Promise.all(Array.from({ length: 40 }, () => report('application/reports+json', '[]')));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(27);
  const refused = answers.find(({ status }) => status === 429);
  expect(await refused?.json()).toMatchObject({ code: 1, msg: '操作太频繁，请稍后再试' });
});

test('transactions that met each other are told by code, as often as they did until now', async () => {
  const app = Fastify();
  const metricsPort = await freePort();
  const met = { '40001': 0, '40P01': 1, '55P03': 2 };
  installWatch(
    app,
    { metricsHost: '127.0.0.1', metricsPort },
    {
      database: async () => undefined,
      writing: async () => undefined,
      sockets: () => 0,
      faults: () => 0,
      conflicts: () => met,
      drawn: () => ({ pages: 2, seconds: 0.25 }),
    },
  );
  await app.ready();
  const told = async () =>
    (await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text())
      .split('\n')
      .filter((line) => line.startsWith('pitchside_lock_waits_total'));
  expect(await told()).toEqual([
    'pitchside_lock_waits_total{code="40001"} 0',
    'pitchside_lock_waits_total{code="40P01"} 1',
    'pitchside_lock_waits_total{code="55P03"} 2',
  ]);
  met['55P03'] = 5;
  expect((await told()).at(-1)).toBe('pitchside_lock_waits_total{code="55P03"} 5');
  await app.close();
});
