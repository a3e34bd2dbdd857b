import { codes } from '@pitchside/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../testing/testSite.ts';
import type { Platform } from '../platform/platform.ts';
import { createRateLimits, type RatedCaller } from './rate.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({}, { limited: true });
});
afterAll(() => site.close());

/** Limits with a long time limit, for a busy machine. */
const limits = (platform: Pick<Platform, 'db' | 'clock'> = site.site.platform) => createRateLimits(platform, 20_000);

/** Makes `count` calls and returns how many pass; each node counts with limits of its own. */
async function through(
  count: number,
  kind: 'gift' | 'money' | 'signin' | 'read',
  callerOf: (index: number) => RatedCaller,
  nodes = [limits()],
) {
  const verdicts = await Promise.all(
    Array.from({ length: count }, async (_, index) => nodes[index % nodes.length]?.(kind, callerOf(index))),
  );
  return verdicts.filter((verdict) => verdict?.allowed).length;
}
const twoNodes = () => [limits(), limits()];

test('too many sign-in calls from one address are refused in the envelope, on two nodes as on one, and reading goes on', async () => {
  const other = await site.secondNode();
  const login = (origin: string, headers = {}) =>
    fetch(`${origin}/api/user/login`, {
      method: 'POST',
      headers: { lang: 'zh', 'content-type': 'application/json', ...headers },
      body: '{}',
    });
  const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => login(index % 2 ? site.origin : other.origin)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(10);
  expect(await refused[0]?.json()).toMatchObject({ code: codes.failed, msg: '操作太频繁，请稍后再试' });
  expect((await site.call('GET', 'Live/getRoomList')).code).toBe(codes.ok);
  // A header is not believed, and a restart forgets nothing.
  expect((await login(site.origin, { 'x-forwarded-for': '1.2.3.4' })).status).toBe(429);
  expect((await login((await site.secondNode()).origin)).status).toBe(429);
});

test('one member behind many addresses has one allowance, whichever node is asked', async () => {
  expect(await through(200, 'money', (index) => ({ member: 1, address: `10.1.0.${index % 100}` }), twoNodes())).toBe(30);
});

test('many members behind one address share what an address may', async () => {
  expect(await through(400, 'money', (index) => ({ member: 1_000 + index, address: '10.2.0.1' }), twoNodes())).toBe(150);
});

test('members behind a proxy that nobody named are not one house: each has an allowance, and no more', async () => {
  expect(await through(400, 'money', (index) => ({ member: 3_000 + (index % 10), address: '127.0.0.1' }), twoNodes())).toBe(300);
});

test('visitors of one IPv6 network are one', async () => {
  expect(await through(60, 'signin', (index) => ({ member: undefined, address: `2001:db8:9:9::${index}` }))).toBe(30);
});

test('visitors behind one address read as a house does, and what is kept costs them nothing', async () => {
  const visitor = { member: undefined, address: '198.51.100.7' };
  expect(await through(3_100, 'read', () => visitor)).toBe(3_000);
  const keeping = await openTestSite({}, { limited: true, cached: true });
  const { app } = keeping.site;
  const ask = async (path: string, remoteAddress: string) =>
    (await app.inject({ method: 'GET', url: `/api/${path}`, remoteAddress, headers: { lang: 'zh' } })).statusCode;
  // Calls that a schema refuses count like all others that have to be checked.
  for (let turn = 0; turn < 3_000; turn += 1) await ask('Live_streaming/getRoomInfo', '198.51.100.8');
  expect(await ask('Live/getRoomList', '198.51.100.8')).toBe(429);
  expect(await ask('Live/getRoomList', '198.51.100.9')).toBe(200);
  expect(await ask('Live/getRoomList', '198.51.100.8')).toBe(200);
  await keeping.close();
});

test('whoever is over costs no query each', async () => {
  let queries = 0;
  const { db, clock } = site.site.platform;
  const counting = new Proxy(db, {
    get: (target, name, receiver) => ((queries += name === 'execute' ? 1 : 0), Reflect.get(target, name, receiver) as unknown),
  });
  const rates = limits({ db: counting, clock });
  const abuser = { member: 7, address: '10.3.0.1' };
  for (let call = 0; call < 30; call += 1) await rates('money', abuser);
  const before = queries;
  const verdicts = await Promise.all(Array.from({ length: 300 }, () => rates('money', abuser)));
  expect(verdicts.every(({ allowed }) => !allowed)).toBe(true);
  expect([before, queries - before]).toEqual([30, 0]);
});

test('account and address of a call, and those of its neighbours, are one statement', async () => {
  let queries = 0;
  const { db, clock } = site.site.platform;
  const counting = new Proxy(db, {
    get: (target, name, receiver) => ((queries += name === 'execute' ? 1 : 0), Reflect.get(target, name, receiver) as unknown),
  });
  expect(await through(50, 'gift', (index) => ({ member: 9_000 + index, address: '10.4.0.1' }), [limits({ db: counting, clock })])).toBe(
    50,
  );
  expect(queries).toBe(1);
});

test('while the database is away or silent a node counts for itself, and takes nobody down', async () => {
  const { clock, db } = site.site.platform;
  const broken = (execute: () => Promise<never>) =>
    createRateLimits(
      {
        clock,
        db: new Proxy(db, {
          get: (target, name, receiver) => (name === 'execute' ? execute : (Reflect.get(target, name, receiver) as unknown)),
        }),
      },
      50,
    );
  for (const execute of [async () => Promise.reject(new Error('connect ECONNREFUSED')), () => new Promise<never>(() => undefined)])
    expect(await through(60, 'money', () => ({ member: 8, address: '10.5.0.1' }), [broken(execute)])).toBe(30);
});
