import { codes } from '@pitchside/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../testing/testSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const post = (body: unknown, path = 'user/login') => site.call('POST', path, { body });

test('an unknown path, a broken body, a large body and a strange type answer in the envelope', async () => {
  expect(await site.call('GET', 'no/such')).toMatchObject({ status: 404, code: codes.failed });
  expect(await post('{"mobile":')).toMatchObject({ status: 200, code: codes.failed, msg: '输入错误' });
  expect(await post(JSON.stringify({ mobile: 'x'.repeat(300_000) }))).toMatchObject({ status: 413, code: codes.failed });
  expect(await site.call('POST', 'user/login', { body: 'a=b', headers: { 'content-type': 'text/csv' } })).toMatchObject({
    status: 415,
    code: codes.failed,
  });
});

test('refusals speak the caller’s language, unknown languages are Chinese', async () => {
  const says = async (lang: string) => (await site.call('GET', 'User/getUserInfo', { lang })).msg;
  expect(await says('zh')).toBe('请登录后操作');
  expect(await says('xx')).toBe('请登录后操作');
  expect(new Set([await says('zh'), await says('en'), await says('vi')]).size).toBe(3);
});

test('a parameter given twice has no meaning', async () => {
  expect(await site.call('GET', 'Live_streaming/getRoomInfo', { query: '?id=1&id=2' })).toMatchObject({
    code: codes.failed,
    msg: expect.stringMatching(/^输入错误：/),
  });
});

test.each(['-1', '0.5', '1e3', '0x10', ' 1', '1 ', '9'.repeat(30), 'NaN', '１', 'true', '[1]'])('a page of %s is refused', async (page) => {
  expect(await site.call('GET', 'live_streaming/getLiveList', { query: `?page=${encodeURIComponent(page)}` })).toMatchObject({
    status: 200,
    code: codes.failed,
  });
});

test('prototypes stay clean', async () => {
  const before = Object.getOwnPropertyNames(Object.prototype);
  await post('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}');
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
});
