import { codes } from '@pitchside/api/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestSite, type TestSite } from '../testing/testSite.ts';

let site: TestSite;
/** Behaviour of the captcha's vendor when it is asked. */
let vendor: () => Promise<boolean>;
beforeAll(async () => {
  site = await openTestSite({}, { ticketCheck: () => vendor() });
  await site.join('13800000001');
});
afterAll(() => site.close());

let tickets = 0;
const signIn = (lang = 'zh') =>
  site.call('POST', 'user/login', {
    lang,
    body: { mobile: '86-13800000001', password: 'secret', device_type: 'pc', captcha: { ticket: `t${(tickets += 1)}`, randstr: 'r' } },
  });

test('what no one foresaw is a 500 in the envelope, counted, and logged once with its request', async () => {
  site.expectFaults(1);
  vendor = async () => {
    throw new TypeError('the vendor is made of glass');
  };
  const logged = vi.spyOn(site.site.app.log, 'error');
  const answer = await signIn('en');
  expect(answer).toEqual({ status: 500, code: codes.failed, msg: 'Something went wrong on our side. Try again later', data: null });
  expect(site.site.platform.faults.total()).toBe(1);
  expect(logged.mock.calls.map(([about, text]) => [text, about])).toEqual([
    [
      'fault',
      {
        err: expect.objectContaining({ message: 'the vendor is made of glass' }),
        req: expect.objectContaining({ method: 'POST', url: '/api/user/login' }),
      },
    ],
  ]);
});

test('a refusal and a database that is away are no faults', async () => {
  vendor = async () => false;
  expect(await signIn()).toMatchObject({ status: 200, code: codes.failed });
  vendor = async () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  };
  expect(await signIn()).toMatchObject({ status: 503, code: codes.failed });
});
