import { sql } from 'drizzle-orm';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../ports/database/embedded.ts';
import { openTestSite, type TestSite } from '../testing/testSite.ts';
import { readSettings } from '../settings.ts';
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

test('every series that the dashboard and the alerts name is told', { timeout: 60_000 }, async () => {
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  // What is not known is left out: 0 would be an unsound ledger.
  expect(await ask()).not.toMatch(/^pitchside_ledger_(sound|audit_time_seconds|entries) /m);
  await site.join('13800000009');
  await site.site.operations.audits.run({ operatorId: null, name: 'test' });
  await expect.poll(ask, { timeout: 10_000 }).toMatch(/^pitchside_ledger_sound 1$/m);
  const text = await ask();
  const types = new Map([...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', type = '']) => [name, type]));
  const read = (file: string) => readFileSync(join(import.meta.dirname, '../../../../deploy/observe', file), 'utf8');
  const named = new Set(`${read('dashboard.json')}${read('alerts.yml')}`.match(/\bpitchside_\w+/g));
  expect(named.size).toBeGreaterThan(35);
  const missing = [...named].filter((name) => {
    const base = name.replace(/_(bucket|count|sum)$/, '');
    return !types.has(name) && types.get(base) !== 'histogram';
  });
  expect(missing).toEqual([]);
  // Whatever is told is looked at by somebody; the defaults of Node are more than that.
  const own = [...types.keys()].filter((name) => !/_(nodejs|process)_/.test(name));
  const watched = (name: string) => [...named].some((each) => each.replace(/_(bucket|count|sum)$/, '') === name);
  expect(own.filter((name) => !watched(name))).toEqual(['pitchside_drawn_seconds_total']);
  expect(text).toMatch(/^pitchside_ledger_owned\{unit="diamond"\} \d/m);
  expect(text).toMatch(/^pitchside_database_bytes [1-9]\d{5,}/m);
  expect(text).toMatch(/^pitchside_database_read_only 0$/m);
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
  const roles = ['web', 'realtime', 'jobs', 'feed', 'ingest'];
  expect(await ready()).toEqual([503, { ok: false, reads: true, writes: false, stores: true, roles }]);
  await db.execute(sql`drop trigger full_disk on system_setting`);
  await expect.poll(ready, { timeout: 10_000 }).toEqual([200, { ok: true, reads: true, writes: true, stores: true, roles }]);
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
      warn: () => undefined,
      database: async () => undefined,
      writing: async () => undefined,
      storing: async () => undefined,
      roles: [],
      sockets: () => 0,
      topics: () => 0,
      deliveries: () => 0,
      draining: () => false,
      push: { totals: () => new Map(), figures: async () => ({ devices: 0, failing: 0, waiting: 0, lag: 0 }) },
      streams: () => ({ streams: 0, bytes: 0, frames: 0, cuts: 0, refusals: 0, silence: 0 }),
      pool: () => ({ busy: 0, idle: 0, waiting: 0 }),
      watching: () => 0,
      bus: () => ({ wakes: 0, gaps: 0 }),
      databaseState: async () => Promise.reject(new Error('no database')),
      uploads: async () => [],
      disk: async () => Promise.reject(new Error('no disk')),
      audit: async () => null,
      faults: () => 0,
      conflicts: () => met,
      drawn: () => ({ pages: 2, seconds: 0.25 }),
    },
  );
  await app.ready();
  const seriesNow = async () =>
    (await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text())
      .split('\n')
      .filter((line) => line.startsWith('pitchside_lock_waits_total'));
  expect(await seriesNow()).toEqual([
    'pitchside_lock_waits_total{code="40001"} 0',
    'pitchside_lock_waits_total{code="40P01"} 1',
    'pitchside_lock_waits_total{code="55P03"} 2',
  ]);
  met['55P03'] = 5;
  expect((await seriesNow()).at(-1)).toBe('pitchside_lock_waits_total{code="55P03"} 5');
  await app.close();
});

test('a folder that takes no uploads makes a node not ready, and says so', async () => {
  const data = mkdtempSync(join(tmpdir(), 'pitchside-ready-'));
  const plain = await openTestSite({ PITCHSIDE_DATA: data });
  try {
    rmSync(join(data, 'uploads'), { recursive: true, force: true });
    writeFileSync(join(data, 'uploads'), '');
    const answer = await fetch(`${plain.origin}/readyz`);
    expect([answer.status, await answer.json()]).toEqual([503, expect.objectContaining({ writes: true, stores: false })]);
  } finally {
    await plain.close();
    rmSync(data, { recursive: true, force: true });
  }
});

test('a node without the web role answers for its health and its streams alone, and one without sockets takes none', async () => {
  const worker = await openTestSite({ PITCHSIDE_ROLES: 'jobs,ingest' });
  const status = async (path: string) => (await fetch(`${worker.origin}${path}`)).status;
  try {
    expect(
      await Promise.all(['/healthz', '/readyz', '/media/live/7/index.m3u8', '/', '/api/user/getUserInfo', '/setup/x'].map(status)),
    ).toEqual([200, 200, 404, 404, 404, 404]);
    expect(await (await fetch(`${worker.origin}/readyz`)).json()).toMatchObject({ roles: ['jobs', 'ingest'] });
    expect(() => worker.site.hub).toThrow('has not been started');
  } finally {
    await worker.close();
  }
  expect(() => readSettings({ PITCHSIDE_ROLES: 'web,jbs' })).toThrow('PITCHSIDE_ROLES must be all, or some of');
});

test('a node that is drained says so before it stops, and serves on meanwhile', async () => {
  const plain = await openTestSite();
  try {
    plain.site.drain();
    const answer = await fetch(`${plain.origin}/readyz`);
    expect([answer.status, await answer.json()]).toEqual([503, expect.objectContaining({ ok: false, draining: true, writes: true })]);
    expect((await fetch(`${plain.origin}/healthz`)).status).toBe(200);
    expect((await plain.call('GET', 'live_streaming/getLiveList')).code).toBe(0);
  } finally {
    await plain.close();
  }
});
