import { codes, servedCalls, type CachePolicy, type Call, type ServedCallName } from '@pitchside/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyOf, members, openCallersWorld, type Body, type CallersWorld } from './callers.fixtures.ts';

let world: CallersWorld;
/** Tokens of all kinds of callers, operators included, by name. */
const tokens = new Map<string, string>();
beforeAll(async () => {
  // Answers are not cached here, so that each shows its own caller.
  world = await openCallersWorld();
  const { site } = world;
  for (const who of members) tokens.set(who, await world.tokenOf(who));
  const operator = await site.join('13811109999', { role: 'operator' });
  tokens.set(
    'operator',
    (await site.site.account.sessions.begin(operator, { way: 'password', userAgent: 'test', address: '127.0.0.1' })) ?? '',
  );
  // Differences between members: this one has voted, reserved, collected, given and said something.
  const mine = tokens.get('fan');
  const acts = [
    ['vote', { match_id: 'm1', pick: 'home' }],
    ['reserveMatch', { match_id: 'm1' }],
    ['collectFootball', { id: 'm1' }],
    ['sendGift', { id: world.room, gift_id: 'clap', count: 1 }],
    ['barrageSend', { id: world.room, text: '好球' }],
    ['buyNoble', { rank: 'rookie', months: 1 }],
  ] as const;
  for (const [name, body] of acts) expect([name, (await world.call(name, body, mine)).code]).toEqual([name, codes.ok]);
});
afterAll(() => world.close());

const served = Object.entries(servedCalls) as [ServedCallName, Call][];
const named = (policy: CachePolicy) => served.flatMap(([name, call]) => (call.cache === policy ? [name] : []));

const bodyFor = (name: ServedCallName) => bodyOf(name, world, { who: 'nobody', token: undefined, serial: 0 });
const ask = async (name: ServedCallName, body: Body, token?: string) => ({ ...(await world.call(name, body, token)) });
/** Answers to each kind of caller. */
async function answersOf(name: ServedCallName): Promise<Record<string, unknown>> {
  const body = await bodyFor(name);
  const said: Record<string, unknown> = { nobody: await ask(name, body), stale: await ask(name, body, 'x'.repeat(43)) };
  for (const [who, token] of tokens) said[who] = await ask(name, body, token);
  return said;
}

describe('answers that everybody shares', () => {
  test.each(named('public'))('%s answers a visitor, members of every kind and an operator the same', async (name) => {
    const { nobody, ...others } = await answersOf(name);
    for (const [who, answer] of Object.entries(others)) expect([who, answer]).toEqual([who, nobody]);
  });
});

describe('answers that visitors share', () => {
  test.each(named('anonymous'))('%s answers visitors the same, whatever they call themselves and wherever they come from', async (name) => {
    const { method, path } = servedCalls[name];
    const body = await bodyFor(name);
    const query = new URLSearchParams(Object.entries(body).map(([key, value]) => [key, String(value)])).toString();
    const asked = method === 'GET' ? { url: `/api/${path}?${query}` } : { url: `/api/${path}`, payload: body };
    const answer = async (headers: Record<string, string>, remoteAddress: string) =>
      (await world.site.site.app.inject({ method, ...asked, headers, remoteAddress })).body;
    const first = await answer({ 'user-agent': 'one' }, '203.0.113.7');
    expect(JSON.parse(first)).toMatchObject({ code: codes.ok });
    expect(await answer({ 'user-agent': 'another', token: 'y'.repeat(43) }, '2001:db8::1')).toBe(first);
  });
});

test('what depends on the caller is found by the same comparison, and is not shared by everybody', async () => {
  const depends = [
    'getRoomInfo',
    'getLiveUrl',
    'getPlacard',
    'barrageList',
    'forecastList',
    'liveKickoutList',
    'getPayChannelList',
  ] as const;
  for (const name of depends) {
    const said = Object.values(await answersOf(name)).map((answer) => JSON.stringify(answer));
    expect([name, new Set(said).size > 1]).toEqual([name, true]);
    expect(named('public')).not.toContain(name);
  }
});

test('every list that many ask for at once is shared', () => {
  expect(named('public')).toEqual(
    expect.arrayContaining(['getLiveList', 'getRoomList', 'initialMatches', 'matchDetail', 'dayMatches', 'seasonTable', 'giftList']),
  );
});
