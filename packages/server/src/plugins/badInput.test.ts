import { codes, servedCalls } from '@pitchside/api/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../testing/testSite.ts';

let site: TestSite;
let token: string;
beforeAll(async () => {
  site = await openTestSite();
  await site.join('13800000001', { isAnchor: true });
  token = await site.signIn('13800000001');
});
afterAll(() => site.close());

const post = (body: unknown, path = 'user/login') => site.call('POST', path, { body });

test('an unknown path, a broken body, a large body and a strange type answer in the envelope', async () => {
  expect(await site.call('GET', 'no/such')).toMatchObject({ status: 404, code: codes.failed });
  expect(await post('{"mobile":')).toMatchObject({ status: 200, code: codes.failed, msg: '输入错误' });
  expect(await post(JSON.stringify({ mobile: 'x'.repeat(300_000) }))).toMatchObject({ status: 413, code: codes.failed });
  expect(await site.call('POST', 'user/login', { body: 'a=b', headers: { 'content-type': 'text/csv' } })).toMatchObject({ status: 415, code: codes.failed });
});

test('refusals speak the caller’s language, unknown languages are Chinese', async () => {
  const says = async (lang: string) => (await site.call('GET', 'User/getUserInfo', { lang })).msg;
  expect(await says('zh')).toBe('请登录后操作');
  expect(await says('xx')).toBe('请登录后操作');
  expect(new Set([await says('zh'), await says('en'), await says('vi')]).size).toBe(3);
});

test('a parameter given twice has no meaning', async () => {
  expect(await site.call('GET', 'Live_streaming/getRoomInfo', { query: '?id=1&id=2' })).toMatchObject({ code: codes.failed, msg: '输入错误' });
});

test.each(['-1', '0.5', '1e3', '0x10', ' 1', '1 ', '9'.repeat(30), 'NaN', '１', 'true', '[1]'])('a page of %s is refused', async (page) => {
  expect(await site.call('GET', 'live_streaming/getLiveList', { query: `?page=${encodeURIComponent(page)}` })).toMatchObject({ status: 200, code: codes.failed });
});

test('prototypes stay clean', async () => {
  const before = Object.getOwnPropertyNames(Object.prototype);
  await post('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}');
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
});

/** Requests to each call. */
const runs = process.env.PITCHSIDE_DEEP ? 300 : 10;
/** Calls that are tried at the same time: most of the time a request waits for the database. */
const atOnce = 8;

type Call = (typeof servedCalls)[keyof typeof servedCalls];

const value = fc.jsonValue({ maxDepth: 4 });
const garbage = fc.record({ id: value, x: value, text: value, mobile: value, password: value, page: value, action: value, type: value, device_type: value }, { requiredKeys: [] });

async function resists(call: Call): Promise<void> {
  await fc.assert(
    fc.asyncProperty(garbage, async (body) => {
      const query = new URLSearchParams(Object.entries(body).map(([key, item]) => [key, typeof item === 'string' ? item : JSON.stringify(item)])).toString();
      const answer = call.method === 'GET' ? await site.call('GET', call.path, { token, query: `?${query}` }) : await site.call('POST', call.path, { token, body });
      expect(answer.status, call.path).toBeLessThan(500);
      expect(typeof answer.code, call.path).toBe('number');
    }),
    { numRuns: runs, seed: 20261121 },
  );
}

/** What ends the session that the others use comes last. */
const isLast = ({ path }: Call) => /signout|session/i.test(path);
const areaOf = ({ path }: Call) => path.split('/')[0]?.toLowerCase() ?? '';
const areas = [...Map.groupBy(Object.values<Call>(servedCalls).toSorted((one, other) => Number(isLast(one)) - Number(isLast(other))), areaOf)].toSorted(([, one], [, other]) => Number(one.some(isLast)) - Number(other.some(isLast)));

test.each(areas)('garbage never makes a fault of the calls of %s: every answer is an envelope without a 5xx', async (_, calls) => {
  const waiting = calls.filter((call) => !isLast(call));
  const work = async () => {
    for (let call = waiting.shift(); call; call = waiting.shift()) await resists(call);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  // A session that had ended would have been refused at the door, before any handler.
  expect((await site.call('GET', 'User/getUserInfo', { token })).code).toBe(codes.ok);
  for (const call of calls.filter(isLast)) await resists(call);
}, 20_000 + runs * 2_000);

test('each served call is in one of the areas', () => {
  expect(areas.flatMap(([, calls]) => calls).length).toBe(Object.keys(servedCalls).length);
});
