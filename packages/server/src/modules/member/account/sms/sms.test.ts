import { codes } from '@pitchside/api/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../testing/testSite.ts';
import { serverSecret } from '../../../desk/system/index.ts';
import { createSmsCodes } from './codes.ts';

const known = '13800000001';
const [minute, day] = [60_000, 24 * 3_600_000];

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await site.join(known);
});
afterAll(() => site.close());
// Every test has a day of its own, with all rate limits reset.
beforeEach(() => site.clock.set(site.clock.now() + 2 * day));

const later = (ms: number) => site.clock.set(site.clock.now() + ms);
const ask = (mobile: string, type = 1, origin = site.origin) =>
  fetch(`${origin}/api/user/getCode`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobile, type }),
  }).then(async (response) => JSON.parse(await response.text()) as { code: number; msg: string; data: { wait: number } | null });
const sent = () => site.site.outbox.messages().length;
const lastCode = () => site.site.outbox.messages()[0]?.code ?? '';
const redeem = async (mobile: string, code: string, type: 1 | 2 = 1) =>
  createSmsCodes(site.site.platform, await serverSecret(site.site.platform, 'sms-code')).redeem(mobile, type, code);

test('a code has six digits, works once, and only for its number and type', async () => {
  expect(await ask('86-13911110001')).toMatchObject({ code: codes.ok, data: { wait: 60 } });
  const code = lastCode();
  expect(code).toMatch(/^\d{6}$/);
  expect(await redeem('86-13911110002', code)).toBe(false);
  expect(await redeem('86-13911110001', code, 2)).toBe(false);
  const all = await Promise.all(Array.from({ length: 50 }, () => redeem('86-13911110001', code)));
  expect(all.filter(Boolean)).toHaveLength(1);
  expect(await redeem('86-13911110001', code)).toBe(false);
});

test('five wrong tries kill a code, however parallel', async () => {
  await ask('86-13911110003');
  const code = lastCode();
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  expect((await Promise.all(Array.from({ length: 100 }, () => redeem('86-13911110003', wrong)))).some(Boolean)).toBe(false);
  expect(await redeem('86-13911110003', code)).toBe(false);
});

test('four wrong tries leave the fifth; ten minutes later it is too late', async () => {
  await ask('86-13911110004');
  const code = lastCode();
  for (let wrong = 0; wrong < 4; wrong += 1) expect(await redeem('86-13911110004', '0000000')).toBe(false);
  expect(await redeem('86-13911110004', code)).toBe(true);
  later(minute);
  await ask('86-13911110004');
  const next = lastCode();
  later(10 * minute);
  expect(await redeem('86-13911110004', next)).toBe(false);
});

test('a newer code replaces the older', async () => {
  await ask('86-13911110005');
  const first = lastCode();
  later(minute);
  await ask('86-13911110005');
  const second = lastCode();
  if (first !== second) expect(await redeem('86-13911110005', first)).toBe(false);
  expect(await redeem('86-13911110005', second)).toBe(true);
});

test('one message a minute and number, on whichever node; whoever asks again is told how long is left', async () => {
  const before = sent();
  const other = await site.secondNode();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => ask('86-13911110006', 1, index % 2 ? site.origin : other.origin)),
  );
  expect(answers.filter(({ code }) => code === codes.ok)).toMatchObject([{ data: { wait: 60 } }]);
  expect(new Set(answers.map(({ msg }) => msg))).toEqual(new Set(['', '验证码已经发出，60 秒后可以再要一个']));
  expect(sent() - before + other.site.outbox.messages().length).toBe(1);
  later(20_500);
  expect(await ask('86-13911110006')).toMatchObject({ code: codes.failed, msg: '验证码已经发出，40 秒后可以再要一个' });
  expect(await ask('86-13911110006', 2)).toMatchObject({ code: codes.failed, msg: '获取验证码太频繁，请稍后再试' });
  later(39_500);
  expect(await ask('86-13911110006', 2)).toMatchObject({ code: codes.ok, data: { wait: 60 } });
});

test('ten messages a day and number', async () => {
  for (let message = 0; message < 10; message += 1) {
    expect((await ask('86-13911110007')).code).toBe(codes.ok);
    later(minute);
  }
  expect(await ask('86-13911110007')).toMatchObject({ code: codes.failed, msg: '这个号码今天要的验证码太多，请明天再试' });
  later(day);
  expect((await ask('86-13911110007')).code).toBe(codes.ok);
});

test('a thousand requests for a thousand numbers from one address send twenty', { tags: ['full'] }, async () => {
  const before = site.site.outbox.messages()[0];
  const answers: number[] = [];
  for (let batch = 0; batch < 20; batch += 1)
    answers.push(
      ...(await Promise.all(
        Array.from({ length: 50 }, async (_, index) => (await ask(`86-1${String(7_000_000_000 + batch * 50 + index)}`)).code),
      )),
    );
  expect(answers.filter((code) => code === codes.ok)).toHaveLength(20);
  expect(site.site.outbox.messages().indexOf(before as never)).toBe(before ? 20 : -1);
});

test('a dialling code that is not listed is refused before anything is sent', async () => {
  const before = sent();
  expect(await ask('999-13911110008')).toMatchObject({ code: codes.failed, msg: '这个国家或地区还不能收短信' });
  expect(sent()).toBe(before);
});

test.each([
  [1, 'taken', 'code'],
  [2, 'code', 'unknown'],
])('type %i answers a number with an account (%s) and one without (%s) alike', async (type, forKnown, forUnknown) => {
  const answers: string[] = [];
  const kinds: string[] = [];
  for (const mobile of [`86-${known}`, '86-13911110009']) {
    const response = await fetch(`${site.origin}/api/user/getCode`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mobile, type }),
    });
    answers.push(await response.text());
    kinds.push(site.site.outbox.messages()[0]?.kind ?? '');
  }
  expect(answers[0]).toBe(answers[1]);
  expect(kinds).toEqual([forKnown, forUnknown]);
  for (const [index, mobile] of [`86-${known}`, '86-13911110009'].entries()) {
    if (kinds[index] !== 'code')
      expect(await redeem(mobile, site.site.outbox.messages()[1 - index]?.code ?? '', type as 1 | 2)).toBe(false);
  }
});

test('the day’s messages to one country code are capped', { tags: ['full'] }, async () => {
  const capped = await openTestSite({ PITCHSIDE_SMS_COUNTRY_CAP: '5' });
  const answers: number[] = [];
  for (let number = 0; number < 8; number += 1) answers.push((await ask(`84-9${10_000_000 + number}`, 1, capped.origin)).code);
  expect(answers).toEqual([0, 0, 0, 0, 0, 1, 1, 1]);
  expect((await ask('86-13911110010', 1, capped.origin)).code).toBe(codes.ok);
  await capped.close();
});

test('a message that the provider refused is told, and its words never carry the number', async () => {
  const broken = await openTestSite({}, { sms: { send: async () => Promise.reject(new Error('refused')) } });
  expect(await ask('86-13911110011', 1, broken.origin)).toMatchObject({ code: codes.failed, msg: '短信没有发出，请稍后再试' });
  await broken.close();
});
