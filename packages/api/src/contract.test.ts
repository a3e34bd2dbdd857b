import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { allCalls, secretsOf, servedCalls, type Call, type ServedCallName } from './contract.ts';
import * as contracts from './contracts.ts';
import { defineCall } from './contract/define.ts';

const specCalls = allCalls.filter((call) => call.origin === 'spec');
const key = (call: { method: string; path: string }) => `${call.method} ${call.path.toLowerCase()}`;

test('the specification’s 141 calls with a path and its match battle are declared, each once', () => {
  expect(new Set(allCalls.map(key)).size).toBe(allCalls.length);
  expect(specCalls).toHaveLength(142);
});

test('fifteen GET calls change state, the ones the specification names', () => {
  const changing = specCalls.filter((call) => call.method === 'GET' && call.changes).map((call) => call.path);
  expect(changing.sort()).toEqual(
    [
      'Headlines_user/insert',
      'live/deleteReserveLive',
      'member/handselGift',
      'guard_user/buy',
      'Bank_card/bind',
      'Bank_card/bindAliPay',
      'Balance/applyForWithdrawal',
      'Balance/conversionBalance',
      'chargerules/payUrl',
      'Barrage/send',
      'Member/sneHorn',
      'Live/startRoom',
      'Live/endRoom',
      'live/setTitle',
      'live/updateLive',
    ].sort(),
  );
});

test('a call that changes state is never public unless it only counts, or asks for the signed link of one order', () => {
  const open = allCalls.filter((call) => call.changes && call.caller === 'public').map((call) => call.path);
  expect(open).toEqual(['banner/seen', 'cashier/check', 'cashier/act', 'Push/renew', 'Video/addView', 'vitals/report']);
});

test('a name means one call, whichever subject declares it', () => {
  const named = Object.values<Record<string, unknown>>(contracts).flatMap((exported) => Object.entries(exported));
  expect(
    named.filter(([name, value]) => name in servedCalls && servedCalls[name as ServedCallName] !== value).map(([name]) => name),
  ).toEqual([]);
});

test('every served call has schemas that can be described', () => {
  for (const call of Object.values(servedCalls)) expect(call.summary.length).toBeGreaterThan(10);
});

const served: Call[] = Object.values(servedCalls);

test('every call that spends, moves or claims keeps its answer in its own transaction', () => {
  const spends = ({ caller, rate, changes }: Call) =>
    changes && (caller === 'spend' || caller === 'payout' || rate === 'money' || rate === 'gift');
  // The cashier's page is for everybody with the link of an order, whose states only go forward; an audit only reads.
  const others = ['admin/audit', 'cashier/check', 'cashier/act'];
  expect(served.filter((call) => spends(call) && !call.atomic).map(({ path }) => path)).toEqual(others);
  expect(served.filter(({ path, idempotent }) => others.includes(path) && idempotent)).toEqual([]);
});

test('an answer is kept by the effect’s own transaction or not at all: what else may be repeated is harmless by nature', () => {
  expect(served.filter(({ idempotent, atomic, changes }) => changes && idempotent && !atomic).map(({ path }) => path)).toEqual([
    'Member/SignOut',
    'user/scanLoginQrcode',
    'user/confirmLoginQrcode',
    'user/endSession',
    'user/endOtherSessions',
    'user/endFactor',
    'banner/seen',
    'RoomManage/setTalkRules',
    'RoomManage/decideHeld',
    'Calendar/revoke',
    'circle/join',
    'circle/leave',
    'anchor_dynamics_user/likes',
    'anchor_dynamics_user/favorites',
    'anchor_dynamics_user/commentLikes',
    'anchor_dynamics/deletePost',
    'content/commentDelete',
    'content/commentLikes',
    'content/share',
    'live/addshowGroup',
    'Live/joinGroup',
    'Live/decideGroupRequest',
    'Live/putFarewellAway',
    'Member/attention',
    'foresight/vote',
    'Friend/request',
    'Friend/answer',
    'Friend/withdraw',
    'Friend/remove',
    'Friend/setRemark',
    'Friend/block',
    'group/addGroupUser',
    'group/destroyGroupNew',
    'Group/leave',
    'Group/removeUser',
    'Group/set',
    'guess/answer',
    'legal/accept',
    'goods/received',
    'Message/recall',
    'Message/read',
    'Message/readAll',
    'Message/delivered',
    'Message/setConversation',
    'Message/deleteConversation',
    'RoomManage/setAdministrations',
    'RoomManage/delLiveRoomManage',
    'RoomManage/relieveTaboo',
    'live/liveKickout',
    'RoomManage/relieveKickout',
    'Barrage/remove',
    'Live/cutRoom',
    'Headlines_user/likes',
    'Headlines_user/favorites',
    'Member/setNoble',
    'Push/read',
    'Push/remove',
    'RoomManage/pinComment',
    'RoomManage/pinLine',
    'RoomManage/removePin',
    'plan/setLimit',
    'plan/withdraw',
    'Poll/close',
    'Poll/vote',
    'member/updateInfo',
    'Push/removeDevice',
    'Push/save',
    'Push/test',
    'Push/watch',
    'Raid/callOff',
    'Raid/setRule',
    'live/reserveMatch',
    'live/reserveMatch2',
    'Basketballuser/collect',
    'Footballuser/collect',
    'hot_match/collect_merge',
    'scores/star',
    'scores/mergeStars',
    'live/share',
    'User/setSpace',
    'User/visit',
    'Live/reserveLiveNew',
    'Live/startRoom',
    'Live/mobileStartRoom',
    'Live/setLiveList',
    'Live/setLiveInfo',
    'live/setTitle',
    'live/updateLive',
    'Live/setGrace',
    'Live/setPlacard',
    'Token/revoke',
    'admin/cancelEvent',
    'videocclassification/addMyclassification',
    'Video/addView',
    'Video_user/favorites',
    'Video_user/likes',
    'Video_user/commentLikes',
    'Video_user/delete',
    'Webhook/remove',
    'Webhook/resume',
    'Webhook/resend',
    'Live/makeClip',
    'Live/removeClip',
    'Live/renameClip',
    'Live/setClipRules',
    'Overlay/save',
    'Overlay/revoke',
  ]);
  expect(served.filter(({ atomic, idempotent, changes }) => atomic && !(idempotent && changes))).toEqual([]);
});

test('parameters that nobody may guess back are marked, wherever they are asked for', () => {
  const marked = (call: Call) => secretsOf(call.input).sort();
  expect([
    marked(servedCalls.conversionBalance),
    marked(servedCalls.setPaymentPassword),
    marked(servedCalls.bindBankCard),
    marked(servedCalls.submitVerified),
    marked(servedCalls.login),
  ]).toEqual([
    ['password'],
    ['confirm', 'old_password', 'password'],
    ['card_number', 'payment_password', 'real_name'],
    ['id_number', 'real_name'],
    ['mobile', 'password'],
  ]);
  const sensitive = /password|mobile|card_number|id_number|real_name|^key$|^confirm$/;
  for (const call of served)
    expect({
      path: call.path,
      marked: Object.keys((call.input as { shape?: object }).shape ?? {}).filter(
        (name) => sensitive.test(name) && !marked(call).includes(name),
      ),
    }).toEqual({ path: call.path, marked: [] });
});

test('a call whose class looks at an object does not compile without naming its parameter, nor with one it has not', () => {
  const rest = {
    method: 'POST',
    path: 'test/call',
    rate: 'write',
    summary: 'A call of this test.',
    input: z.object({ id: z.string() }),
    data: z.object({}),
  } as const;
  // @ts-expect-error the room is not named
  defineCall({ ...rest, caller: 'speak' });
  // @ts-expect-error there is no such parameter
  defineCall({ ...rest, caller: 'roomOwner', names: { room: 'room' } });
  // @ts-expect-error whom a moderator acts on is not named
  defineCall({ ...rest, caller: 'moderator', names: { room: 'id' } });
  // @ts-expect-error nobody says what the member must own
  defineCall({ ...rest, caller: 'objectOwner' });
  // @ts-expect-error a member who spends towards nobody says so
  defineCall({ ...rest, caller: 'spend' });
  // @ts-expect-error where the payment password is given
  defineCall({ ...rest, caller: 'payout', names: { member: 'id' } });
  // @ts-expect-error no rule of this class looks at anything
  defineCall({ ...rest, caller: 'member', names: { room: 'id' } });
  expect(defineCall({ ...rest, caller: 'speak', names: { room: 'id' } }).names).toEqual({ room: 'id' });
});

test('only a public call that changes nothing has a cached answer, and the compiler knows', () => {
  const cached = served.filter((call) => call.cache !== undefined);
  expect(cached.filter(({ caller, changes }) => caller !== 'public' || changes)).toEqual([]);
  const rest = {
    method: 'GET',
    path: 'test/call',
    rate: 'read',
    summary: 'A call of this test.',
    input: z.object({}),
    data: z.object({}),
  } as const;
  // @ts-expect-error each member has an answer of their own
  defineCall({ ...rest, caller: 'member', cache: 'public' });
  // @ts-expect-error an effect happens for each call
  defineCall({ ...rest, caller: 'public', cache: 'anonymous', changes: true });
  expect(defineCall({ ...rest, caller: 'public', cache: 'public' }).cache).toBe('public');
  expect(defineCall({ ...rest, caller: 'public' })).not.toHaveProperty('cache');
});

/** Checks over several fields that would refuse without naming one. */
const unnamedRefusals = (input: z.core.$ZodType): number => {
  const { type, checks = [] } = input._zod.def as z.core.$ZodObjectDef;
  return type === 'object' ? checks.filter(({ _zod: { def } }) => !(def as z.core.$ZodCustomDef).path?.length).length : 1;
};

test('a refusal of validation names a field, also where the rule is over several of them', () => {
  expect(served.filter(({ input }) => unnamedRefusals(input) > 0).map(({ path }) => path)).toEqual([]);
  const spans = z.object({ from: z.int(), until: z.int() });
  expect(unnamedRefusals(spans)).toBe(0);
  expect(unnamedRefusals(spans.check(z.refine(({ from, until }) => from < until)))).toBe(1);
});
