import { allCalls, codes, declaredCalls, servedCalls, type Call, type CallerClass, type ServedCallName } from '@pitchside/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paymentPasswords } from '../modules/member/profile/index.ts';
import { rooms } from '../modules/live/room/index.ts';
import {
  bodyOf,
  members,
  openCallersWorld,
  owned,
  restore,
  whoCalls,
  type Body,
  type CallersWorld,
  type MemberWho,
  type Who,
} from './callers.fixtures.ts';
import type { TestSite } from '../testing/testSite.ts';
import { openTestSocket } from '../testing/testSocket.ts';

let world: CallersWorld;
let site: TestSite;
beforeAll(async () => {
  world = await openCallersWorld();
  ({ site } = world);
});
afterAll(() => world.close());

const { ok, failed } = codes;
type Row = Record<Who, number>;
const row = (visitor: number, stale: number, member: number, others: Partial<Row> = {}): Row => ({
  ...(Object.fromEntries(members.map((who) => [who, member])) as Record<MemberWho, number>),
  nobody: visitor,
  stale,
  ...others,
});
const anybody = row(ok, ok, ok);
const signedIn = (member: number, others: Partial<Row> = {}) => row(codes.signInNeeded, codes.tokenUnknown, member, others);

/** Expected answers of each class on the room of `anchorHere`; `roomless` for calls that name no room. */
const table: Record<CallerClass, { named: Row; roomless: Row }> = {
  public: { named: { ...anybody, kickedHere: failed }, roomless: anybody },
  signin: { named: anybody, roomless: anybody },
  member: { named: signedIn(ok), roomless: signedIn(ok) },
  objectOwner: { named: signedIn(ok), roomless: signedIn(ok) },
  spend: { named: signedIn(ok, { anchorHere: failed, kickedHere: failed }), roomless: signedIn(ok) },
  payout: { named: signedIn(ok), roomless: signedIn(ok) },
  speak: { named: signedIn(ok, { mutedHere: failed, kickedHere: failed }), roomless: signedIn(ok) },
  anchor: { named: signedIn(failed, { anchorHere: ok }), roomless: signedIn(failed, { anchorHere: ok, anchorElsewhere: ok }) },
  roomOwner: { named: signedIn(failed, { anchorHere: ok }), roomless: signedIn(failed) },
  moderator: { named: signedIn(failed, { anchorHere: ok, moderatorHere: ok }), roomless: signedIn(failed) },
  roomKeeper: { named: signedIn(failed, { anchorHere: ok, moderatorHere: ok }), roomless: signedIn(failed) },
  operator: { named: signedIn(failed), roomless: signedIn(failed) },
};

/** Public reads of a room, which are closed to members who were removed from it. */
const roomReads: readonly ServedCallName[] = [
  'getRoomInfo',
  'getLiveUrl',
  'getPlacard',
  'barrageList',
  'barrageOfPast',
  'talkRules',
  'getPin',
  'currentPoll',
  'pollList',
  'currentRaid',
  'getUserCard',
  'roomRanking',
  'envelopeInfo',
  'roomEnvelopes',
  'getLivePlaybackList',
  'reserveLiveNewList',
  'getLiveGroupList',
];

/** Cells that differ from the table, each with its reason. */
const exceptions: Partial<Record<ServedCallName, { why: string; cells: Partial<Row> | 'refused' }>> = {
  signOut: { why: 'leaving must not fail', cells: { stale: ok } },
  buyNoble: { why: 'a rank is bought for oneself; in one’s own room the anchor’s share falls away', cells: { anchorHere: ok } },
  giveEnvelope: { why: 'an anchor gives to the own room, not to themselves', cells: { anchorHere: ok } },
  votePoll: { why: 'the room is closed to members who were removed from it', cells: { kickedHere: failed } },
  stayHere: { why: 'the room is closed to members who were removed from it', cells: { kickedHere: failed } },
  takeEnvelope: { why: 'the room is that of the envelope', cells: { kickedHere: failed } },
  registered: { why: 'the code of the message is not known', cells: 'refused' },
  forgotPassword: { why: 'the code of the message is not known', cells: 'refused' },
  exportAddress: { why: 'no export is ready', cells: 'refused' },
  confirmFactor: { why: 'asks for a code of an authenticator app', cells: 'refused' },
  proveFactor: { why: 'asks for a code of an authenticator app', cells: 'refused' },
  renewRecovery: { why: 'no second factor is on', cells: 'refused' },
  loginFactor: { why: 'asks for the ticket of a first step', cells: 'refused' },
  cancelOrder: { why: 'an order from the wallet is paid at once and waits no more', cells: 'refused' },
  oddsHistory: { why: 'no company has a price of this match', cells: 'refused' },
  unbindPayout: { why: 'nothing is bound', cells: 'refused' },
  getCashier: { why: 'asks for the signed link of an order', cells: 'refused' },
  askCashier: { why: 'asks for the signed link of an order', cells: 'refused' },
  actInSandbox: { why: 'asks for the signed link of an order', cells: 'refused' },
  livePlayback: { why: 'nothing was recorded', cells: 'refused' },
  replayFiles: { why: 'nothing was recorded', cells: 'refused' },
  playbackBarrages: { why: 'nothing was recorded', cells: 'refused' },
  submitVerified: { why: 'asks for pictures that were uploaded', cells: 'refused' },
  beginUpload: { why: 'asks for a signed token', cells: 'refused' },
  uploadState: { why: 'nothing was begun', cells: 'refused' },
  cancelUpload: { why: 'nothing was begun', cells: 'refused' },
  insertVideo: { why: 'asks for files that were uploaded', cells: 'refused' },
  withdrawVerified: { why: 'nothing waits for review', cells: 'refused' },
  bindBankCard: { why: 'asks for a verified name', cells: 'refused' },
  bindAliPay: { why: 'asks for a verified name', cells: 'refused' },
  bindChannel: { why: 'asks for a verified name', cells: 'refused' },
  applyChannel: { why: 'anchors are anchors', cells: { anchorHere: failed, anchorElsewhere: failed } },
};

const calls = Object.entries(servedCalls).map(([name, call]) => ({ name: name as ServedCallName, call: call }));

/** Expected answers of a call for the nine callers. */
function expected(name: ServedCallName, call: Call): Row {
  const namesRoom = call.names?.room ?? call.names?.anchorOf ?? (roomReads.includes(name) || undefined);
  const cells = table[call.caller][namesRoom === undefined ? 'roomless' : 'named'];
  const exception = exceptions[name];
  if (!exception) return cells;
  if (exception.cells !== 'refused') return { ...cells, ...exception.cells };
  return Object.fromEntries(whoCalls.map((who) => [who, cells[who] === ok ? failed : cells[who]])) as Row;
}

let serial = 0;
async function ask(name: ServedCallName, who: Who) {
  const mine = who === 'nobody' ? undefined : who === 'stale' ? 'x'.repeat(43) : await world.tokenOf(who);
  serial += 1;
  const body = await bodyOf(name, world, { who, token: mine, serial });
  return { body, answer: await world.call(name, body, mine) };
}

describe.each(calls)('$call.method $call.path ($call.caller)', ({ name, call }) => {
  test('answers each of nine callers as the table says, on valid parameters', async () => {
    const said: Partial<Row> = {};
    for (const who of whoCalls) {
      const { body, answer } = await ask(name, who);
      expect([who, answer.status]).toEqual([who, 200]);
      // The rule answers, not the schema.
      expect([who, body, call.input.safeParse(call.method === 'GET' || call.inQuery ? asQuery(body) : body).success]).toEqual([
        who,
        body,
        true,
      ]);
      said[who] = answer.code;
    }
    await restore[name]?.(world);
    expect(said).toEqual(expected(name, call));
  });

  test('the other method is refused by name', async () => {
    const { status, code } = await site.call(call.method === 'GET' ? 'POST' : 'GET', call.path, call.method === 'GET' ? { body: {} } : {});
    expect({ status, code }).toEqual({ status: 405, code: codes.failed });
  });
});

/** One call of each class that is not open to everybody, and one that is. */
const samples: readonly ServedCallName[] = [
  'getKefuInfo',
  'getUserInfo',
  'orderState',
  'sendGift',
  'transfer',
  'barrageSend',
  'getPushUrl',
  'adminOverview',
];

test.each(samples)('%s: the name of nothing is no token, and a made-up one is unknown', async (name) => {
  const said = async (given: string) =>
    (await world.call(name, await bodyOf(name, world, { who: 'nobody', token: undefined, serial: (serial += 1) }), given)).code;
  const cells = expected(name, servedCalls[name]);
  for (const blank of ['null', 'undefined', ' ', '\t']) expect([blank, await said(blank)]).toEqual([blank, cells.nobody]);
  expect(await said("' or 1=1 --")).toBe(cells.stale);
});

test('a socket that registers with the name of nothing is a visitor’s, and is not told that it was signed out', async () => {
  const socket = await openTestSocket(site.origin);
  for (const blank of ['null', 'undefined', '']) socket.send({ type: 'register', data: { info: 'web', lang: 'zh', token: blank } });
  await socket.until((frames) => frames.filter(({ type }) => type === 'registered').length === 3);
  await socket.settle();
  expect(socket.frames.filter(({ type, data }) => type === 'signed_out' || data?.is_member === true)).toEqual([]);
  await socket.close();
});

const asQuery = (body: Body) => Object.fromEntries(Object.entries(body).map(([key, value]) => [key, String(value)]));

test.each(Object.keys(owned) as (keyof typeof owned)[])(
  '%s on somebody else’s object answers as on none, and changes nothing',
  async (served) => {
    const token = await world.tokenOf('fan');
    const theirs: Body = await owned[served](world, 'anchorElsewhere');
    const none: Body = Object.fromEntries(Object.keys(theirs).map((key) => [key, '999999999']));
    const [other, missing] = [await world.call(served, theirs, token), await world.call(served, none, token)];
    expect([other.code, other.msg]).toEqual([failed, missing.msg]);
    expect((await world.call(served, theirs, await world.tokenOf('anchorElsewhere'))).msg).not.toBe(missing.msg);
  },
);

test('a gift to oneself by the name of the anchor, or to one from whose room one was removed, is refused too', async () => {
  const anchor_id = String(world.ids.anchorHere);
  const token = await world.tokenOf('fan');
  // A new stream key, which the matrix has requested, ends the running stream.
  await site.site.platform.db
    .update(rooms)
    .set({ status: 'live' })
    .where(eq(rooms.id, Number(world.room)));
  for (const who of ['anchorHere', 'kickedHere'] as const)
    expect((await world.call('sendGift', { anchor_id, gift_id: 'clap', count: 1 }, await world.tokenOf(who))).code).toBe(failed);
  expect(await world.call('sendGift', { anchor_id, gift_id: 'clap', count: 1 }, token)).toMatchObject({ code: ok });
});

test('a gift to a room that is not live is refused, however it is aimed, and costs nothing', async () => {
  const { db } = site.site.platform;
  const token = await world.tokenOf('fan');
  const before = await site.site.ledger.state(world.ids.fan);
  for (const status of ['not_started', 'ended'] as const) {
    await db
      .update(rooms)
      .set({ status })
      .where(eq(rooms.id, Number(world.room)));
    for (const aim of [{ id: world.room }, { anchor_id: String(world.ids.anchorHere) }])
      expect(await world.call('sendGift', { ...aim, gift_id: 'clap', count: 1 }, token)).toMatchObject({
        code: failed,
        msg: '直播间没有开播，不能送礼',
      });
  }
  await db
    .update(rooms)
    .set({ status: 'live' })
    .where(eq(rooms.id, Number(world.room)));
  expect(await site.site.ledger.state(world.ids.fan)).toEqual(before);
});

test('money moves neither to oneself nor past the payment password of whoever has one', async () => {
  const mine = await world.tokenOf('fan');
  expect(await world.call('transfer', { user: String(world.ids.fan), amount: 1, password: '000000' }, mine)).toMatchObject({
    code: failed,
    msg: '不能转给自己',
  });
  expect(await site.site.platform.db.select().from(paymentPasswords).where(eq(paymentPasswords.userId, world.ids.fan))).toHaveLength(1);
  for (const [name, body] of [
    ['bindBankCard', { card_number: '6222021234567890', real_name: '周建强' }],
    ['bindAliPay', { account: 'fan@example.com', real_name: '周建强' }],
    ['unbindPayout', { kind: 'bank' }],
  ] as const)
    expect(await world.call(name, body, mine)).toMatchObject({ code: failed, msg: '支付密码不正确' });
});

test('calls that are not served yet answer code 1 in the caller’s language', async () => {
  for (const call of declaredCalls) {
    const { code, status } = await site.call(call.method, call.path, { ...(call.method === 'POST' && { body: {} }) });
    expect({ path: call.path, code, status }).toEqual({ path: call.path, code: codes.failed, status: 200 });
  }
});

test('every spelling of a path meets the same guard', async () => {
  for (const path of ['USER/GETUSERINFO', 'user/getuserinfo', 'User/getUserInfo/'])
    expect((await site.call('GET', path)).code).toBe(codes.signInNeeded);
  for (const path of ['User//getUserInfo', 'User/getUserInfo;x', 'User/..%2fUser/getUserInfo'])
    expect([404, 200]).toContain((await site.call('GET', path)).status);
});

test('a state-changing GET is refused to other sites, navigations and prefetches', async () => {
  const changing = allCalls.find((call) => call.path === 'Barrage/send');
  const token = await world.tokenOf('fan');
  const signs: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-mode': 'navigate' },
    { 'sec-purpose': 'prefetch' },
  ];
  for (const headers of signs) {
    // A browser's own headers cannot be set by fetch.
    const answer = await site.site.app.inject({
      method: 'GET',
      url: `/api/${changing?.path}?id=1&text=hi`,
      headers: { token, ...headers },
    });
    expect(answer.json()).toMatchObject({ code: codes.failed, msg: '不能从别的网站发起这个操作' });
  }
});
