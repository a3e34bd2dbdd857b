import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPackager } from '../media/packager/packager.ts';
import { longTags } from '../media/packager/packager.fixtures.ts';
import { createStreams } from '../media/ingest/streams.ts';
import { createFaults } from '../platform/faults.ts';
import { runJobs } from '../platform/jobs/runner.ts';
import { beginSpan, isTracing, readHeaders, startTracing, traced, traceIds } from '../platform/tracing.ts';
import type { Running } from '../platform/running.types.ts';
import { createRelay, type LineEvents } from '../ports/bus/relay.ts';
import { readSettings } from '../settings.ts';
import { localLeases } from '../testing/localLeases.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { testPeople } from '../testing/testPeople.ts';
import { openTestSite } from '../testing/testSite.ts';
import { openTestSocket } from '../testing/testSocket.ts';
import { openTraceCollector, type CollectedSpan, type TraceCollector } from '../testing/traceCollector.ts';

let collector: TraceCollector;
let tracing: Running;
const logged: string[] = [];
const start = async (more: Record<string, string> = {}) =>
  (tracing = await startTracing(readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, ...more })));
/** Ends the traces, which sends all that waits. */
const collected = async (): Promise<CollectedSpan[]> => {
  await tracing.stop();
  return collector.spans();
};
const attributes = (span: CollectedSpan | undefined) =>
  Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]));

beforeEach(async () => {
  collector = await openTraceCollector();
  logged.length = 0;
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => logged.push(String(line)) > 0);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await tracing.stop();
  await collector.close();
});

test('without a collector nothing is loaded, nothing is sent and work is done as it is', async () => {
  tracing = await startTracing(readSettings({}));
  expect([isTracing(), traceIds(), beginSpan('x', 'root'), traced('x', 'root', () => 7)]).toEqual([false, undefined, undefined, 7]);
  // Only types are imported before there is a collector.
  const source = readFileSync(join(import.meta.dirname, '../platform/tracing.ts'), 'utf8');
  expect([...source.matchAll(/^import (type )?.*@opentelemetry.*$/gm)].map(([, type]) => type)).toEqual(['type ']);
});

test(
  'a call is a span by its path, its statements are its children, and log lines have its trace and request',
  { timeout: 60_000 },
  async () => {
    await start({ OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key', OTEL_SERVICE_NAME: 'stadium' });
    const site = await openTestSite({ PITCHSIDE_LOG: 'info' });
    await site.join('13800000001');
    const token = await site.signIn('13800000001');
    const { status } = await site.call('POST', 'user/setting', { token, body: {}, headers: { 'x-request-id': 'edge-0123456789' } });
    await site.call('GET', 'user/getUserInfo', { token });
    await fetch(`${site.origin}/nowhere/13800000001`);
    await fetch(`${site.origin}/healthz`);
    await site.close();
    const spans = await collected();
    const call = spans.find(({ name }) => name === 'POST /api/user/login');
    expect(attributes(call)).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/api/user/login',
      'http.response.status_code': 200,
    });
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
    expect(statements.length).toBeGreaterThan(2);
    expect(new Set(statements.map(({ traceId }) => traceId))).toEqual(new Set([call?.traceId]));
    expect(statements.map((each) => String(attributes(each)['db.query.text'])).join('\n')).toMatch(/insert into "session".*\$1/);
    expect(spans.map(({ name }) => name)).not.toContain('GET /healthz');
    expect(spans.filter(({ name }) => name.includes('nowhere') || name.includes('138'))).toEqual([]);
    expect(collector.headers[0]).toMatchObject({ 'x-key': 'a key' });
    expect(collector.bodies[0]).toContain('"stringValue":"stadium"');
    const lines = logged.flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Record<string, unknown>] : []));
    const line = lines.find(({ reqId, msg }) => reqId === 'edge-0123456789' && msg === 'request completed');
    const traces = new Set(spans.map(({ traceId }) => traceId));
    expect([status > 0, traces.has(String(line?.trace_id)), typeof line?.span_id]).toEqual([true, true, 'string']);
  },
);

test(
  'no token, code, key, phone number, name or password gets into spans or logs, whether a call succeeds or fails',
  { timeout: 60_000 },
  async () => {
    await start();
    const site = await openTestSite({ PITCHSIDE_LOG: 'debug' });
    const people = testPeople(site);
    const anchor = await people.anchor();
    await site.join('13777770001', { nickname: 'canaryname' });
    const token = await site.signIn('13777770001');
    const secrets = ['13777770001', '13777770002', 'canaryname', token, anchor.token];
    const say = (method: string, path: string, more: object) => site.call(method, path, more);
    await say('POST', 'user/login', {
      body: { mobile: '86-13777770001', password: 'canarypassword', device_type: 'pc', captcha: await site.solve() },
    });
    await say('POST', 'user/login', { body: { mobile: '86-13777770002', code: '739251', device_type: 'pc', captcha: await site.solve() } });
    await say('GET', 'user/getUserInfo', { token, query: '?canaryquery=1&token=canarytoken' });
    await say('GET', 'user/getUserInfo', { token: 'canarytoken' });
    await say('POST', 'feedback/submit', { token, body: { content: 'canarytext', contact: '13777770002' } });
    const { data } = await say('GET', 'Live/getPushUrl', { token: anchor.token, query: `?id=${anchor.room}` });
    const key = JSON.stringify(data).match(/[\w-]{20,}/g) ?? [];
    expect(key.length).toBeGreaterThan(0);
    // A query that fails, with its parameters in the error.
    site.expectFaults(1);
    await traced('test', 'root', () =>
      site.site.platform.db
        .execute('select * from "nowhere" where a = \'canaryliteral\'')
        .catch((error: unknown) => site.site.platform.faults.report(error, {})),
    );
    await site.close();
    // The words of an error may be a member's.
    expect(() => traced('throws', 'root', () => JSON.parse('canarytext') as unknown)).toThrow();
    const spans = await collected();
    expect(spans.length).toBeGreaterThan(20);
    expect(attributes(spans.find((each) => attributes(each)['error.type'] !== undefined))['error.type']).toMatch(/42P01/);
    const everything = collector.bodies.join('\n') + logged.filter((line) => !line.includes('canaryliteral')).join('\n');
    for (const secret of [...secrets, ...key, '739251', 'canarypassword', 'canarytoken', 'canaryquery', 'canarytext'])
      expect(everything.includes(secret), secret).toBe(false);
    expect(collector.bodies.join('\n')).not.toContain('canaryliteral');
  },
);

test(
  'jobs, wake-ups, deliveries, publishers and segments are spans; of the frequent ones every hundredth',
  { tags: ['full'], timeout: 60_000 },
  async () => {
    await start();
    const database = await openTestDatabase();
    const log = { error: () => undefined, warn: () => undefined, info: () => undefined };
    const faults = createFaults(log);
    let rounds = 0;
    const running = await runJobs({ faults, log }, database, [{ name: 'test.round', every: 3_600, run: async () => (rounds += 1) }]);
    await expect.poll(() => rounds, { timeout: 20_000 }).toBe(1);
    await running.stop();
    await database.close();

    let line: LineEvents | undefined;
    const sent: string[] = [];
    const relay = createRelay((events) => {
      line = events;
      return { send: async (text) => void sent.push(text), close: async () => undefined };
    });
    await traced('publisher', 'root', async () => {
      relay.wake('room:1', 1);
      await expect.poll(() => sent.length).toBe(1);
    });
    for (let times = 0; times < 250; times += 1) line?.heard(JSON.stringify({ from: 'another', woken: [['user:13777770001', 1]] }));
    await relay.stop();

    const streams = createStreams(
      { clock: { now: () => 0 }, log: log as never, faults, leases: localLeases() },
      {
        roomByKey: async () => undefined,
        streamStarted: async () => undefined,
        streamLost: async () => 'over',
        streamEnded: async () => undefined,
      },
      { broadcastOf: async () => 1, keep: async () => 'kept', onWanted: () => () => undefined },
    );
    expect(await streams.admit({ name: '7', key: 'canarykey' } as never, () => undefined)).toHaveProperty('refused');
    await streams.stop();
    const packager = createPackager({ now: () => 0, stream: 's', onReady: () => undefined });
    for (const tag of longTags({ seconds: 5, sound: 48_000 })) packager.accept(tag);
    packager.end();

    const site = await openTestSite();
    const anchor = await testPeople(site).anchor();
    const socket = await openTestSocket(site.origin);
    socket.send({ type: 'subscribe', data: { topic: `room:${anchor.room}` } });
    await socket.until((frames) => frames.some(({ type }) => type === 'subscribed'));
    await site.site.platform.events.transaction(async (_tx, emit) => emit(`room:${anchor.room}`, 'notice', { text: 'x' } as never));
    await socket.until((frames) => frames.some(({ type }) => type === 'notice'));
    await socket.close();
    await site.close();

    const spans = await collected();
    const named = (name: string) => spans.filter((each) => each.name === name);
    expect(named('job test.round')).toHaveLength(1);
    expect(named('bus publish').map(({ parentSpanId }) => parentSpanId)).toEqual(named('publisher').map(({ spanId }) => spanId));
    expect(named('bus consume')).toHaveLength(3);
    expect(named('ingest admit')).toHaveLength(1);
    expect(named('packager segment')).toHaveLength(1);
    expect(named('socket deliver room')).toHaveLength(1);
    expect(collector.bodies.join('')).not.toMatch(/canarykey|13777770001/);
  },
);

test(
  'a share of zero sends nothing; a collector that is away holds up neither calls nor the end; headers are read as the standard has them',
  { timeout: 60_000 },
  async () => {
    await start({ OTEL_TRACES_SAMPLER_ARG: '0' });
    traced('x', 'root', () => 1);
    expect(await collected()).toEqual([]);
    await collector.close();
    await start();
    expect(traced('x', 'root', () => 1)).toBe(1);
    await tracing.stop();
    expect(isTracing()).toBe(false);
    expect(readHeaders('a=b, c=d%3De,,f')).toEqual({ a: 'b', c: 'd=e' });
    collector = await openTraceCollector();
  },
);
