import { codes } from '@pitchside/api/contract';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { createFaults } from '../platform/faults.ts';
import type { Handlers } from '../platform/handlers.ts';
import { createLocalBus } from '../ports/bus/local.ts';
import { createResponseCache, cacheLimits } from './responseCache.ts';
import { installEnvelope } from './envelope.ts';
import { mountServed, type RouterParts } from './served.ts';

type Counts = Awaited<ReturnType<Handlers['getRoomList']>>;
const open: { close(): unknown }[] = [];
afterEach(() => Promise.all(open.splice(0).map((app) => app.close())));

/** Mounts one call whose handler waits for the test; `asked` counts requests that passed the rate limits. */
function mountOne() {
  const app = Fastify();
  open.push(app);
  const bus = createLocalBus();
  const faults = createFaults({ error() {}, warn() {} });
  const made: PromiseWithResolvers<Counts>[] = [];
  let [asked, now] = [0, 1];
  const getRoomList: Handlers['getRoomList'] = () => {
    const making = Promise.withResolvers<Counts>();
    made.push(making);
    return making.promise;
  };
  installEnvelope(app, faults);
  mountServed(app, 'getRoomList', {
    // Only one call is mounted, and the guard asks nothing about a public one.
    handlers: { getRoomList } as Partial<Handlers> as Handlers,
    rights: {} as RouterParts['rights'],
    readToken: async () => ({ state: 'none' }),
    glanceAt: async () => ({ state: 'none' }),
    rates: async () => ((asked += 1), { allowed: true }),
    responseCache: createResponseCache({ bus }, () => now),
    invalidatedBy: { getRoomList: () => ['rooms'] },
    personalFields: {},
  });
  const ask = async () => {
    const { statusCode, payload } = await app.inject({ method: 'GET', url: '/api/Live/getRoomList' });
    const { code, data } = JSON.parse(payload) as { code: number; data: Counts | null };
    return [statusCode, code, data?.total];
  };
  return { ask, bus, faults, made, asked: () => asked, pass: (ms: number) => (now += ms) };
}
const counts = (total: number): Counts => ({ list: [], total, with_match: 0, competitions: [] });

test('those who ask at the same time wait for one answer, each of them counted', async () => {
  const { ask, made, asked } = mountOne();
  const answers = Promise.all(Array.from({ length: 20 }, ask));
  await expect.poll(asked).toBe(20);
  made[0]?.resolve(counts(7));
  expect(await answers).toEqual(Array.from({ length: 20 }, () => [200, codes.ok, 7]));
  expect(await ask()).toEqual([200, codes.ok, 7]);
  expect(made).toHaveLength(1);
});

test('whoever asks after a wake-up gets what is read after it, also while an older answer is being made, which is not kept', async () => {
  const { ask, made, bus } = mountOne();
  const before = ask();
  await expect.poll(() => made.length).toBe(1);
  bus.wake('another');
  bus.wake('rooms');
  const after = ask();
  await expect.poll(() => made.length).toBe(2);
  made[1]?.resolve(counts(2));
  expect(await after).toEqual([200, codes.ok, 2]);
  made[0]?.resolve(counts(1));
  expect(await before).toEqual([200, codes.ok, 1]);
  expect(await ask()).toEqual([200, codes.ok, 2]);
  expect(made).toHaveLength(2);
});

test('an exception is not kept: all who waited hear of it, and the next one tries again', async () => {
  const { ask, made, asked, faults } = mountOne();
  const answers = Promise.all([ask(), ask()]);
  await expect.poll(asked).toBe(2);
  made[0]?.reject(new Error('unforeseen'));
  expect(await answers).toEqual([
    [500, codes.failed, undefined],
    [500, codes.failed, undefined],
  ]);
  expect(faults.total()).toBeGreaterThan(0);
  const next = ask();
  await expect.poll(() => made.length).toBe(2);
  made[1]?.resolve(counts(3));
  expect(await next).toEqual([200, codes.ok, 3]);
});

test('an answer that takes longer than one lives is waited for by nobody who comes later', async () => {
  const { ask, made, pass } = mountOne();
  const slow = ask();
  await expect.poll(() => made.length).toBe(1);
  pass(cacheLimits.life + 1);
  const next = ask();
  await expect.poll(() => made.length).toBe(2);
  made[1]?.resolve(counts(2));
  expect(await next).toEqual([200, codes.ok, 2]);
  made[0]?.resolve(counts(1));
  expect(await slow).toEqual([200, codes.ok, 1]);
  expect(await ask()).toEqual([200, codes.ok, 2]);
});
