import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLedger } from '../ledger/index.ts';
import { users } from '../../member/member/index.ts';
import { rechargeWorld, type RechargeWorld } from '../orders/orders.fixtures.ts';
import { auditReferrals } from './index.ts';

const day = 86_400_000;
let world: RechargeWorld;
let operatorId: number;
let people = 0;
beforeAll(async () => {
  world = await rechargeWorld();
  operatorId = await world.join('13700000001', { role: 'operator' });
});
afterAll(async () => {
  const { db } = world.site.platform;
  expect([(await auditLedger(db)).isSound, await auditReferrals(db)]).toEqual([true, 0]);
  await world.close();
});

interface Person {
  id: number;
}
/** A fresh sign-in: the tests skip weeks, so that earlier sessions have expired. */
async function tokenOf({ id }: Person): Promise<string> {
  const token = await world.site.account.sessions.begin(id, { way: 'password', userAgent: 'test', address: '127.0.0.1' });
  if (token === undefined) throw new Error('nobody may sign in');
  return token;
}
/** A request of the desk, which locks itself when idle. */
async function desk(method: 'GET' | 'POST', path: string, given: { query?: string; body?: unknown }) {
  const token = await tokenOf({ id: operatorId });
  await world.call('POST', 'admin/unlock', { token, body: { password: 'secret' } });
  return world.call(method, path, { token, ...given });
}
const newcomer = async (invitedBy?: number): Promise<Person> => ({
  id: await world.join(`1371000${String((people += 1)).padStart(4, '0')}`, invitedBy === undefined ? {} : { invitedBy }),
});
const ask = async (who: Person, path: string) => (await world.call('GET', path, { token: await tokenOf(who) })).data;
/** A paid recharge of some yuan. Returns its order number. */
async function recharge(who: Person, yuan: number): Promise<string> {
  const { order, msg } = await world.order(await tokenOf(who), `?amount=${yuan * 100}&channel=sandbox_alipay`);
  if (!order) throw new Error(msg);
  expect((await world.notify({ no: order.no, amount: order.price })).verdict).toBe('applied');
  return order.no;
}
const centre = async (who: Person) => (await ask(who, 'Referral/centre')) as Centre;
interface Centre {
  code: string;
  path: string;
  shares: number[];
  invited: number;
  sums: { held: number; due: number; paid: number };
}
const transfer = async (who: Person) =>
  world.call('POST', 'Referral/transfer', { token: await tokenOf(who), body: {}, headers: { 'idempotency-key': randomUUID() } });
const reverse = (no: string, reason = '付款人申请退款') => desk('POST', 'admin/reverseRecharge', { body: { no, reason } });
const wallet = async ({ id }: Person) => (await world.site.ledger.state(id)).wallet;

test('a recharge brings its share to who invited, held for a week, then moved into the wallet once', async () => {
  const inviter = await newcomer();
  const friend = await newcomer(inviter.id);
  await recharge(friend, 30);
  expect(await centre(inviter)).toMatchObject({ shares: [500], invited: 1, sums: { held: 150, due: 0, paid: 0 } });
  expect((await centre(inviter)).path).toBe(`/login?invite=${(await centre(inviter)).code}`);
  expect(await ask(inviter, 'Referral/records')).toMatchObject({
    list: [{ from: { id: String(friend.id) }, level: 1, base: 3_000, amount: 150, state: 'held' }],
    total: 1,
  });
  expect(await ask(inviter, 'Referral/invited')).toMatchObject({
    list: [{ id: String(friend.id), commission: 150 }],
    total: 1,
  });
  expect(await transfer(inviter)).toMatchObject({ code: 1, msg: '没有可以转入的佣金' });
  world.clock.set(world.clock.now() + 7 * day);
  expect((await centre(inviter)).sums).toEqual({ held: 0, due: 150, paid: 0 });
  const answers = await Promise.all(Array.from({ length: 6 }, () => transfer(inviter)));
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  expect([await wallet(inviter), await wallet(friend)]).toEqual([150, 0]);
  expect((await centre(inviter)).sums).toEqual({ held: 0, due: 0, paid: 150 });
});

test('what is taken back takes its commission back: held, or moved already and made up for by the next', async () => {
  const inviter = await newcomer();
  const friend = await newcomer(inviter.id);
  const first = await recharge(friend, 100);
  expect(await reverse(first)).toMatchObject({ code: 0, data: { reversed: 1 } });
  expect(await reverse(first)).toMatchObject({ code: 1, msg: '只有已到账的充值能退' });
  expect((await centre(inviter)).sums).toEqual({ held: 0, due: 0, paid: 0 });
  expect((await world.site.ledger.state(friend.id)).balance).toBe(0);
  const second = await recharge(friend, 100);
  world.clock.set(world.clock.now() + 8 * day);
  expect((await transfer(inviter)).code).toBe(0);
  expect((await reverse(second)).code).toBe(0);
  expect((await centre(inviter)).sums).toEqual({ held: 0, due: -500, paid: 500 });
  expect((await transfer(inviter)).code).toBe(1);
  await recharge(friend, 300);
  world.clock.set(world.clock.now() + 8 * day);
  expect(await transfer(inviter)).toMatchObject({ code: 0, data: { amount: 1_000, wallet: 1_500 } });
  expect((await desk('GET', 'admin/commissions', { query: `?user_id=${friend.id}` })).data).toMatchObject({
    total: 5,
  });
});

test('a recharge whose diamonds are spent, or that was never paid, is not taken back', async () => {
  const friend = await newcomer(await newcomer().then(({ id }) => id));
  const no = await recharge(friend, 30);
  await world.site.platform.events.transaction((tx, emit) =>
    world.site.ledger.post(tx, emit, {
      kind: 'horn',
      member: friend.id,
      moves: [{ unit: 'diamond', from: friend.id, to: 'spent', amount: 1 }],
    }),
  );
  expect(await reverse(no)).toMatchObject({ code: 1, msg: '充的黄钻已经用掉，不能退' });
  const { order } = await world.order(await tokenOf(friend), '?amount=3000&channel=sandbox_alipay');
  expect(await reverse(order.no)).toMatchObject({ code: 1 });
  expect(await reverse('P-none')).toMatchObject({ code: 1, msg: '没有找到' });
  expect(await reverse(no, '')).toMatchObject({ code: 1 });
});

test('nobody invites themselves or somebody who was there before, and the inviter is fixed', async () => {
  const { db } = world.site.platform;
  const [one, other] = [await newcomer(), await newcomer()];
  const invitedBy = (id: number, by: number) => db.update(users).set({ invitedBy: by }).where(eq(users.id, id));
  await expect(invitedBy(one.id, one.id)).rejects.toThrow();
  await expect(invitedBy(one.id, other.id)).rejects.toThrow();
  await expect(invitedBy(other.id, one.id)).rejects.toThrow();
  const friend = await newcomer(one.id);
  await expect(invitedBy(friend.id, other.id)).rejects.toThrow();
});

test('a second level has its share once operators say so, and a part of a fen stays with the site', async () => {
  await world.site.system.setMoney({ referral_share: 333, referral_share_2: 100 });
  const top = await newcomer();
  const middle = await newcomer(top.id);
  const bottom = await newcomer(middle.id);
  await recharge(bottom, 1);
  await world.site.system.setMoney({ referral_share: 0 });
  await recharge(bottom, 1);
  await world.site.system.setMoney({ referral_share: 500, referral_share_2: 0 });
  expect([(await centre(middle)).sums.held, (await centre(top)).sums.held]).toEqual([3, 1]);
});

test('commissions equal their recharges after any run of recharges, reversals, days and transfers', { timeout: 120_000 }, async () => {
  const act = fc.oneof(
    { weight: 4, arbitrary: fc.record({ act: fc.constant('recharge' as const), who: fc.nat(1), yuan: fc.integer({ min: 1, max: 400 }) }) },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('reverse' as const), who: fc.nat(20), yuan: fc.constant(0) }) },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('transfer' as const), who: fc.constant(0), yuan: fc.constant(0) }) },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('days' as const), who: fc.constant(0), yuan: fc.integer({ min: 1, max: 9 }) }) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 12, maxLength: 12 }), async (acts) => {
      const inviter = await newcomer();
      const friends = [await newcomer(inviter.id), await newcomer(inviter.id)] as const;
      const standing: { no: string; fen: number }[] = [];
      for (const { act: what, who, yuan } of acts) {
        if (what === 'recharge')
          standing.push({ no: await recharge(friends[who] ?? friends[0], yuan), fen: Math.floor((yuan * 100 * 5) / 100) });
        if (what === 'reverse' && standing.length > 0) {
          const [gone] = standing.splice(who % standing.length, 1);
          expect((await reverse(gone?.no ?? '')).code).toBe(0);
        }
        if (what === 'transfer') await transfer(inviter);
        if (what === 'days') world.clock.set(world.clock.now() + yuan * day);
      }
      const { sums } = await centre(inviter);
      expect(sums.held + sums.due + sums.paid).toBe(standing.reduce((sum, { fen }) => sum + fen, 0));
      expect(await wallet(inviter)).toBe(sums.paid);
      expect(await auditReferrals(world.site.platform.db)).toBe(0);
    }),
    { numRuns: process.env.PITCHSIDE_DEEP ? 60 : 4 },
  );
});
