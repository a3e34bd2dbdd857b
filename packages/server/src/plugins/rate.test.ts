import { codes } from '@pitchside/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../testing/testSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({}, { limited: true });
});
afterAll(() => site.close());

test('too many sign-in calls from one address are refused in the envelope, and reading goes on', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => site.call('POST', 'user/login', { body: {} })));
  const refused = answers.filter((answer) => answer.status === 429);
  expect(refused).toHaveLength(10);
  expect(refused[0]).toMatchObject({ code: codes.failed, msg: '操作太频繁，请稍后再试' });
  expect((await site.call('GET', 'Live/getRoomList')).code).toBe(codes.ok);
});

test('a client cannot pass for somebody else by a header', async () => {
  const answer = await site.call('POST', 'user/login', { body: {}, headers: { 'x-forwarded-for': '1.2.3.4' } });
  expect(answer.status).toBe(429);
});
