import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';

const known = '86-13800000001';
/** Pairs of requests, one for a known and one for an unknown number: many in deep tests, else a few to compare the responses. */
const pairs = process.env.PITCHSIDE_DEEP ? 300 : 3;

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ PITCHSIDE_CAPTCHA: 'off', PITCHSIDE_SMS_COUNTRY_CAP: '9999999' });
  await site.join('13800000001');
});
afterAll(() => site.close());

async function timed(path: string, body: object) {
  const begun = performance.now();
  const response = await fetch(`${site.origin}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.text();
  return { answer, took: performance.now() - begun };
}

test.each([
  ['user/login', (mobile: string) => ({ mobile, password: 'not this one', device_type: 'pc' })],
  ['user/forgotPassword', (mobile: string) => ({ mobile, code: '000000', password: 'a new password' })],
  ['user/getCode', (mobile: string) => ({ mobile, type: 1 })],
  ['user/getCode', (mobile: string) => ({ mobile, type: 2 })],
])(
  '%s answers known and unknown numbers in equal words, and neither is slower by more than chance',
  { timeout: 300_000 },
  async (path, bodyFor) => {
    let knownSlower = 0;
    for (let pair = 0; pair < pairs; pair += 1) {
      // A day later every rate limit is reset.
      site.clock.set(site.clock.now() + 2 * 24 * 3_600_000);
      const unknown = `86-139${String(10_000_000 + pair)}`;
      const order = pair % 2 ? [known, unknown] : [unknown, known];
      const [first, second] = [await timed(path, bodyFor(order[0] ?? '')), await timed(path, bodyFor(order[1] ?? ''))];
      expect(first.answer).toBe(second.answer);
      const [forKnown, forUnknown] = pair % 2 ? [first, second] : [second, first];
      if (forKnown.took > forUnknown.took) knownSlower += 1;
    }
    // A fair coin falls outside of this less than once in ten thousand runs.
    if (pairs >= 100) expect(Math.abs(knownSlower - pairs / 2)).toBeLessThan(2 * Math.sqrt(pairs));
  },
);
