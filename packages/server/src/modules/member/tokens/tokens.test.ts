import { barrageList } from '@pitchside/api/live/barrage';
import { codes } from '@pitchside/api/contract';
import { createToken, mostTokens, tokenList } from '@pitchside/api/member/tokens';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRetention } from '../../../platform/retention.ts';
import { createRateLimits } from '../../../http/rate.ts';
import { testPeople, type TestPeople } from '../../../testing/testPeople.ts';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { openTestSocket } from '../../../testing/testSocket.ts';
import { users } from '../member/index.ts';
import { accessTokens } from './tokens.tables.ts';

const day = 86_400_000;
let site: TestSite;
let people: TestPeople;
beforeAll(async () => {
  site = await openTestSite();
  people = testPeople(site);
});
afterAll(() => site.close());

async function make(token: string, wish: Record<string, unknown> = {}) {
  const body = { name: '比分机器人', scopes: ['chat:send'], days: 90, ...wish };
  return createToken.data.parse((await site.call('POST', 'Token/create', { token, body })).data);
}
const listOf = async (token: string) => tokenList.data.parse((await site.call('GET', 'Token/list', { token })).data).list;

test('a token is shown once, only its hash is stored, and its owner is told of it', async () => {
  const { token } = await people.newcomer();
  const made = await make(token, { scopes: ['room:read', 'chat:send', 'room:read'] });
  expect(made.token).toMatch(/^psk_[\w-]{43}$/);
  expect(made.item).toMatchObject({
    name: '比分机器人',
    last_four: made.token.slice(-4),
    scopes: ['room:read', 'chat:send'],
    expires_at: site.clock.now() + 90 * day,
    used_at: null,
  });
  const rows = await site.site.platform.db.select().from(accessTokens);
  expect(JSON.stringify(rows)).not.toContain(made.token.slice(4, 40));
  expect(JSON.stringify(await listOf(token))).not.toContain(made.token.slice(4, 40));
  const { data } = await site.call('GET', 'Push/getList', { token });
  expect(data).toMatchObject({ list: [{ kind: 'token_made', subject: 'security', target: { type: 'developer' } }] });
});

test('it comes in the header token or as a bearer token, notes its use to the minute, and ends where it is revoked', async () => {
  const { token } = await people.newcomer();
  const other = await people.newcomer();
  const { token: made, item } = await make(token, { scopes: ['chat:send'] });
  // Past the guard the room is not found; without the scope the guard would say so.
  const ask = (headers: Record<string, string>) => site.call('GET', 'Barrage/send', { query: '?id=999&text=hi', headers });
  for (const headers of [{ token: made }, { authorization: `Bearer ${made}` }, { authorization: `bearer ${made}` }] as Record<
    string,
    string
  >[])
    expect(await ask(headers)).toMatchObject({ code: codes.failed, msg: '没有找到' });
  expect(await listOf(token)).toMatchObject([{ id: item.id, used_at: site.clock.now() }]);
  expect((await ask({ authorization: 'Bearer psk_nonsense' })).code).toBe(codes.tokenUnknown);
  expect((await ask({ authorization: `Basic ${made}` })).code).toBe(codes.signInNeeded);
  await site.call('POST', 'Token/revoke', { token: other.token, body: { id: item.id } });
  expect((await ask({ token: made })).code).toBe(codes.failed);
  for (let time = 0; time < 2; time += 1)
    expect(await site.call('POST', 'Token/revoke', { token, body: { id: item.id } })).toMatchObject({ code: codes.ok, data: { list: [] } });
  expect((await ask({ token: made })).code).toBe(codes.tokenUnknown);
});

test('a token expires at its instant, one without an end does not, and what expired is forgotten a month later', async () => {
  const { token, id } = await people.newcomer();
  const [short, long] = [await make(token, { days: 30, scopes: ['room:read'] }), await make(token, { days: null, scopes: ['room:read'] })];
  const begun = site.clock.now();
  site.clock.set(begun + 30 * day - 1);
  expect((await site.call('GET', 'Live/getRoomList', { token: short.token })).code).toBe(codes.ok);
  site.clock.set(begun + 30 * day);
  expect((await site.call('POST', 'Live/ownRoom', { token: short.token, body: {} })).code).toBe(codes.tokenExpired);
  expect((await site.call('GET', 'Live/getRoomList', { token: long.token })).code).toBe(codes.ok);
  const { sweep } = createRetention(site.site.platform, [{ at: accessTokens.expiresAt, keep: 30 * day }]);
  site.clock.set(begun + 61 * day);
  await sweep();
  const left = await site.site.platform.db.select({ name: accessTokens.id }).from(accessTokens).where(eq(accessTokens.memberId, id));
  expect(left).toHaveLength(1);
  site.clock.set(begun);
});

test('nobody has more than twenty, also when they are made at once', async () => {
  const { token } = await people.newcomer();
  const answers = await Promise.all(
    Array.from({ length: mostTokens + 5 }, () =>
      site.call('POST', 'Token/create', { token, body: { name: 'x', scopes: ['room:read'], days: null } }),
    ),
  );
  expect(answers.filter(({ code }) => code === codes.ok)).toHaveLength(mostTokens);
  expect(answers.find(({ code }) => code !== codes.ok)?.msg).toBe('最多 20 个访问令牌，先作废一个');
});

test('input that makes no sense is refused by the name of its field', async () => {
  const { token } = await people.newcomer();
  for (const [field, wish] of [
    ['name', { name: ' ' }],
    ['scopes', { scopes: [] }],
    ['days', { days: 7 }],
  ] as const)
    expect((await site.call('POST', 'Token/create', { token, body: { name: 'x', scopes: ['room:read'], days: null, ...wish } })).msg).toBe(
      `输入错误：${field}`,
    );
});

test('what a token says is marked, costs nothing, earns nothing, and is bound by the rules of the room', async () => {
  const anchor = await people.anchor('live');
  const { token, id } = await people.newcomer();
  const { token: bot } = await make(token, { scopes: ['chat:send'] });
  const say = (by: string, text: string, more = '') =>
    site.call('GET', 'Barrage/send', { token: by, query: `?id=${anchor.room}&text=${encodeURIComponent(text)}${more}` });
  expect(await say(bot, '阿森纳 2-1 切尔西')).toMatchObject({ code: codes.ok, data: { barrage: { is_bot: true } } });
  expect((await say(token, '好球')).data).not.toHaveProperty('barrage.is_bot');
  const { list } = barrageList.data.parse((await site.call('GET', 'Barrage/getList', { query: `?id=${anchor.room}` })).data);
  expect(list.map(({ text, is_bot: isBot }) => [text, isBot])).toEqual([
    ['阿森纳 2-1 切尔西', true],
    ['好球', undefined],
  ]);
  expect(await say(bot, '买一送一', '&type=advert')).toMatchObject({ code: codes.failed, msg: '访问令牌不能发广告弹幕' });
  await site.call('POST', 'Live/setTaboo', {
    token: anchor.token,
    body: { id: anchor.room, user_id: String(id), minutes: 10, reason: '刷屏' },
  });
  expect(await say(bot, '还在吗')).toMatchObject({ code: codes.failed, msg: '你在这个直播间被禁言了' });
});

test('a token of an operator is not an operator’s', async () => {
  const { token, id } = await people.newcomer();
  const anchor = await people.anchor('live');
  const { token: made } = await make(token, { scopes: ['room:moderate'] });
  await site.site.platform.db.update(users).set({ role: 'operator' }).where(eq(users.id, id));
  const body = { id: anchor.room };
  expect((await site.call('POST', 'RoomManage/heldList', { token, body })).code).toBe(codes.ok);
  expect(await site.call('POST', 'RoomManage/heldList', { token: made, body })).toMatchObject({ code: codes.failed });
});

test('no socket is signed in with a token, and no upload', async () => {
  const { token } = await people.newcomer();
  const { token: made } = await make(token, { scopes: ['chat:send', 'room:read'] });
  const socket = await openTestSocket(site.origin);
  socket.send({ type: 'register', data: { info: 'web', lang: 'zh', token: made } });
  await socket.until((frames) => frames.some(({ type }) => type === 'registered' || type === 'signed_out'));
  await socket.settle();
  expect(socket.frames.filter(({ data }) => data?.is_member === true)).toEqual([]);
  await socket.close();
});

test('each token has allowances of its own, half of a person’s, which take nothing from its member', async () => {
  const limits = createRateLimits(site.site.platform, 20_000);
  const passed = async (count: number, accessToken?: number) => {
    let allowed = 0;
    for (let time = 0; time < count; time += 1)
      allowed += (await limits('speak', { member: 77, accessToken, address: '127.0.0.1' })).allowed ? 1 : 0;
    return allowed;
  };
  expect([await passed(8, 1), await passed(8, 2), await passed(12)]).toEqual([5, 5, 10]);
});

const works = async (made: string) => (await site.call('POST', 'Live/ownRoom', { token: made, body: {} })).code !== codes.tokenUnknown;

test('a changed password takes tokens and other browsers with it, unless the member says otherwise', async () => {
  const { token, id } = await people.newcomer();
  const change = (old: string, password: string, more = {}) =>
    site.call('POST', 'user/changePassword', { token, body: { old_password: old, password, ...more } });
  const { token: made } = await make(token, { scopes: ['room:read'] });
  const elsewhere = await site.site.account.sessions.begin(id, { way: 'password', userAgent: 'other', address: '127.0.0.1' });
  expect(await change('secret', 'another secret', { end_others: false })).toMatchObject({ code: codes.ok });
  expect([await works(made), (await site.call('GET', 'User/getUserInfo', { token: elsewhere ?? '' })).code]).toEqual([true, codes.ok]);
  expect(await change('wrong', 'a third secret')).toMatchObject({ code: codes.failed });
  expect(await works(made)).toBe(true);
  expect(await change('another secret', 'a third secret')).toMatchObject({ code: codes.ok });
  expect(await works(made)).toBe(false);
  expect((await site.call('GET', 'User/getUserInfo', { token: elsewhere ?? '' })).code).toBe(codes.tokenUnknown);
  expect(await listOf(token)).toEqual([]);
});

test('a password that was reset takes the tokens of its member, and of nobody else', async () => {
  const [one, other] = [await people.newcomer(), await people.newcomer()];
  const tokens = [await make(one.token, { scopes: ['room:read'] }), await make(other.token, { scopes: ['room:read'] })];
  await site.site.account.sessions.replacePassword(one.id, 'a hash');
  expect(await Promise.all(tokens.map((each) => works(each.token)))).toEqual([false, true]);
});
