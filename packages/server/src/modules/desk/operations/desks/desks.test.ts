import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../testing/testSite.ts';
import { auditLedger } from '../../../money/ledger/index.ts';
import { payouts } from '../../../money/payouts/index.ts';
import { verifications } from '../../../member/profile/index.ts';

let site: TestSite;
let token: string;
let fan: number;
let made = 0;

beforeAll(async () => {
  site = await openTestSite();
  await site.join('13800000001', { role: 'operator', nickname: '林审核' });
  fan = await site.join('13800000002', { nickname: '北看台' });
  token = await site.signIn('13800000001');
  await post('unlock', { password: 'secret' });
});
afterAll(() => site.close());

const post = (path: string, body: unknown) => site.call('POST', `admin/${path}`, { token, body });
const queue = async (state = 'waiting') =>
  (
    (await site.call('GET', 'admin/queue', { token, query: `?state=${state}` })).data as {
      list: { no: string; kind: string; state: string; reason: string; checks: { is_ok: boolean }[] }[];
    }
  ).list;
const decide = (no: string, act: string, reason?: string) => post('decide', { no, act, ...(reason !== undefined && { reason }) });

/** A pending withdrawal of ¥300, held as by the payouts module. */
async function withdrawal(): Promise<string> {
  const { platform, ledger } = site.site;
  const no = `W${String((made += 1)).padStart(8, '0')}`;
  await platform.events.transaction(async (tx, emit) => {
    await ledger.post(tx, emit, {
      kind: 'opening',
      member: fan,
      ref: no,
      moves: [{ unit: 'income', from: 'commission', to: fan, amount: 30_000 }],
    });
    await tx.insert(payouts).values({
      no,
      userId: fan,
      kind: 'withdraw',
      amount: 30_000,
      fee: 300,
      account: { kind: 'bank', name: '招商', tail: '6027', holder: '周*强' },
      state: 'reviewing',
      createdAt: platform.clock.now(),
      dueAt: platform.clock.now(),
    });
    await ledger.post(tx, emit, {
      kind: 'withdraw',
      member: fan,
      ref: no,
      moves: [{ unit: 'income', from: fan, to: 'held', amount: 30_000 }],
    });
  });
  return no;
}
const income = async () => (await site.site.ledger.state(fan)).income;

test('a withdrawal is approved, then paid; never paid or returned twice', async () => {
  const no = await withdrawal();
  expect((await queue())[0]).toMatchObject({ no, kind: 'withdrawal', state: 'waiting' });
  expect(await decide(no, 'pay')).toMatchObject({ code: 1 });
  const both = await Promise.all([decide(no, 'approve'), decide(no, 'approve')]);
  expect(both.filter(({ code }) => code === 0)).toHaveLength(1);
  expect(await queue('approved')).toMatchObject([{ no }]);
  const ends = await Promise.all([decide(no, 'pay'), decide(no, 'return', '重复'), decide(no, 'pay')]);
  expect(ends.filter(({ code }) => code === 0)).toHaveLength(1);
  expect([...(await queue('passed')), ...(await queue('returned'))]).toMatchObject([{ no }]);
  expect(await auditLedger(site.site.platform.db)).toMatchObject({ isSound: true });
});

test('a return needs a reason, which the member reads, and gives the money back', async () => {
  const [no, before] = [await withdrawal(), await income()];
  expect(await decide(no, 'return')).toMatchObject({ code: 1, msg: '退回要写原因' });
  expect(await decide(no, 'return', '户名与实名不一致')).toMatchObject({
    code: 0,
    data: { state: 'returned', reason: '户名与实名不一致' },
  });
  expect(await income()).toBe(before + 30_000);
});

test('every decision is in the log, those that did not happen marked so; an unknown case is not found', async () => {
  const no = await withdrawal();
  await decide(no, 'pay');
  await decide(no, 'approve');
  const { list } = (await site.call('GET', 'admin/acts', { token, query: '?group=money&limit=2' })).data as { list: unknown[] };
  expect(list).toMatchObject([
    { act: 'approve', subject: `withdrawal ${no}`, actor: '林审核', has_failed: false },
    { act: 'pay', subject: `withdrawal ${no}`, has_failed: true },
  ]);
  for (const unknown of ['W404', 'V404', 'A404', 'R404', 'x'])
    expect(await decide(unknown, 'approve')).toMatchObject({ code: 1, msg: '没有找到' });
});

test('figures tell what waits and what was paid', async () => {
  const no = await withdrawal();
  const figures = async () =>
    (await site.call('GET', 'admin/overview', { token })).data as {
      to_pay: { total: number; sum: number };
      paid: { total: number; sum: number };
    };
  const before = await figures();
  await decide(no, 'approve');
  await decide(no, 'pay');
  const after = await figures();
  expect([after.to_pay.total - before.to_pay.total, after.to_pay.sum - before.to_pay.sum, after.paid.sum - before.paid.sum]).toEqual([
    -1, -30_000, 29_700,
  ]);
});

test('a verification is decided once, has no payment, and shows masks alone', async () => {
  const { db, clock } = site.site.platform;
  const [row] = await db
    .insert(verifications)
    .values({
      userId: fan,
      state: 'awaiting',
      nameSealed: 'x',
      numberSealed: 'x',
      numberHash: 'h',
      nameMasked: '周*强',
      numberMasked: '1101 **** 1234',
      front: null,
      back: null,
      submittedAt: clock.now(),
    })
    .returning();
  const no = `V${row?.id}`;
  expect((await queue()).find((each) => each.no === no)).toMatchObject({
    kind: 'verification',
    target: '周*强 1101 **** 1234',
    pictures: [],
  });
  expect(await decide(no, 'pay')).toMatchObject({ code: 1 });
  const both = await Promise.all([decide(no, 'return', '照片不清楚'), decide(no, 'approve')]);
  expect(both.filter(({ code }) => code === 0)).toHaveLength(1);
  expect(await post('picture', { no, side: 'front', reason: '核对' })).toMatchObject({ code: 1, msg: '没有找到' });
  expect(await post('picture', { no, side: 'front', reason: '' })).toMatchObject({ code: 1, msg: expect.stringMatching(/^输入错误：/) });
});
