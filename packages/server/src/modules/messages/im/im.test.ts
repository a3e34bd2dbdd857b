import { createHmac } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { imLogin } from '@pitchside/api/messages/im';
import { testPeople } from '../../../testing/testPeople.ts';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { createUserSig } from './userSig.ts';

const application = { appId: 1_400_000_001, secret: 'a key of the vendor' };
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ PITCHSIDE_IM_APP: String(application.appId), PITCHSIDE_IM_SECRET: application.secret });
});
afterAll(() => site.close());

const login = (body: object, token?: string) => site.call('POST', 'Universal/imLogin', { body, ...(token !== undefined && { token }) });
const account = async (path: string, token?: string) =>
  (await site.call('GET', path, token === undefined ? {} : { token })).data as { id: string; sig: string; sdk_app_id: number };

test('a signature is the one that the vendor’s library makes', () => {
  const { sig } = createUserSig(application).sign('7', 1_700_000_000_000, 60_000);
  const lines = `TLS.identifier:7\nTLS.sdkappid:${application.appId}\nTLS.time:1700000000\nTLS.expire:60\n`;
  const document = {
    'TLS.ver': '2.0',
    'TLS.identifier': '7',
    'TLS.sdkappid': application.appId,
    'TLS.time': 1_700_000_000,
    'TLS.expire': 60,
    'TLS.sig': createHmac('sha256', application.secret).update(lines).digest('base64'),
  };
  const made = deflateSync(JSON.stringify(document)).toString('base64').replaceAll('+', '*').replaceAll('/', '-').replaceAll('=', '_');
  expect(sig).toBe(made);
});

test('what is forged, over, of another application, huge once inflated, or no signature is read as none', () => {
  const now = 1_700_000_000_000;
  const ours = createUserSig(application);
  const { sig } = ours.sign('7', now, 60_000);
  expect(ours.read(sig, now)).toEqual({ id: '7', expiresAt: now + 60_000 });
  expect(ours.read(sig, now + 60_000)).toBeUndefined();
  const bomb = deflateSync('x'.repeat(400_000)).toString('base64');
  expect(bomb.length).toBeLessThan(1_024);
  for (const [other, given] of [
    [createUserSig({ ...application, secret: 'guessed' }).sign('7', now, 60_000).sig, 'forged'],
    [createUserSig({ ...application, appId: 9 }).sign('7', now, 60_000).sig, 'another application'],
    [bomb, 'a bomb'],
    ['', 'nothing'],
    ['%%%', 'no archive'],
    [deflateSync('null').toString('base64'), 'no document'],
  ] as const)
    expect([given, ours.read(other, now)]).toEqual([given, undefined]);
});

test('a tourist listens to nothing of members, a member’s account is for that member alone', async () => {
  const tourist = await account('Universal/imTouristAccount');
  expect(tourist).toMatchObject({ id: expect.stringMatching(/^tourist_/), sdk_app_id: application.appId });
  expect((await login(tourist)).data).toMatchObject({ is_tourist: true, topic: null });
  const [one, other] = [await testPeople(site).newcomer(), await site.join('13900000777')];
  const mine = await account('Universal/userSig', one.token);
  expect(imLogin.data.parse((await login(mine, one.token)).data)).toMatchObject({ is_tourist: false, topic: `user:${one.id}` });
  for (const answer of [
    await login(mine),
    await login({ ...mine, id: String(other) }, one.token),
    await login({ ...tourist, id: 'tourist_x' }),
  ])
    expect(answer).toMatchObject({ code: 1, msg: '消息账号已失效，请重新登录' });
});
