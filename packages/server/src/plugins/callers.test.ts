import { allCalls, codes, declaredCalls, servedCalls, type CallDeclaration } from '@pitchside/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../testing/testSite.ts';

let site: TestSite;
let token: string;
beforeAll(async () => {
  site = await openTestSite();
  await site.join('13800000001');
  token = await site.signIn('13800000001');
});
afterAll(() => site.close());

const open = (call: CallDeclaration) => call.caller === 'public' || call.caller === 'signin';
const ask = (call: CallDeclaration, given?: string) => site.call(call.method, call.path, { ...(given !== undefined && { token: given }), ...(call.method === 'POST' && { body: {} }) });
const served = Object.values(servedCalls) as CallDeclaration[];

describe.each(served)('$method $path ($caller)', (call) => {
  test('a visitor', async () => {
    const { code, status } = await ask(call);
    if (open(call)) expect([codes.ok, codes.failed]).toContain(code);
    else expect(code).toBe(codes.signInNeeded);
    expect(status).toBe(200);
  });

  test.each([
    ['made up', 'x'.repeat(43)],
    ['of another shape', "' or 1=1 --"],
  ])('a token %s', async (_, stale) => {
    const { code } = await ask(call, stale);
    if (open(call)) expect([codes.ok, codes.failed]).toContain(code);
    else expect(code).toBe(call.toleratesStaleToken ? codes.ok : codes.tokenUnknown);
  });

  test('a member never meets the sign-in codes', async () => {
    if (call.toleratesStaleToken) return;
    expect([codes.ok, codes.failed]).toContain((await ask(call, token)).code);
  });

  test('the other method is refused by name', async () => {
    const { status, code } = await site.call(call.method === 'GET' ? 'POST' : 'GET', call.path, call.method === 'GET' ? { body: {} } : {});
    expect({ status, code }).toEqual({ status: 405, code: codes.failed });
  });
});

test('calls that are not served yet answer code 1 in the caller’s language', async () => {
  for (const call of declaredCalls) {
    const { code, status } = await site.call(call.method, call.path, { ...(call.method === 'POST' && { body: {} }) });
    expect({ path: call.path, code, status }).toEqual({ path: call.path, code: codes.failed, status: 200 });
  }
});

test('every spelling of a path meets the same guard', async () => {
  for (const path of ['USER/GETUSERINFO', 'user/getuserinfo', 'User/getUserInfo/']) expect((await site.call('GET', path)).code).toBe(codes.signInNeeded);
  for (const path of ['User//getUserInfo', 'User/getUserInfo;x', 'User/..%2fUser/getUserInfo']) expect([404, 200]).toContain((await site.call('GET', path)).status);
});

test('a state-changing GET is refused to other sites, navigations and prefetches', async () => {
  const changing = allCalls.find((call) => call.path === 'Barrage/send');
  const signs: Record<string, string>[] = [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-mode': 'navigate' }, { 'sec-purpose': 'prefetch' }];
  for (const headers of signs) {
    // A browser's own headers cannot be set by fetch.
    const answer = await site.site.app.inject({ method: 'GET', url: `/api/${changing?.path}?id=1&text=hi`, headers: { token, ...headers } });
    expect(answer.json()).toMatchObject({ code: codes.failed, msg: '不能从别的网站发起这个操作' });
  }
});
