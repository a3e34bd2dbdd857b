import { commissions } from '../modules/money/referrals/index.ts';
import { codes, servedCalls, type Call } from '@pitchside/api/contract';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLedger } from '../modules/money/ledger/index.ts';
import { users } from '../modules/member/member/index.ts';
import { rooms } from '../modules/live/room/index.ts';
import { world as matchesOf } from '../modules/scores/matches/matches.fixtures.ts';
import { isCardNumber, isCnNumber, verifications } from '../modules/member/profile/index.ts';
import { serverSecret } from '../modules/desk/system/index.ts';
import { createSeal } from '../platform/seal.ts';
import { openLosingProxy, type LosingProxy } from '../testing/losingProxy.ts';
import { openTestSite, type TestSite } from '../testing/testSite.ts';
import { testUpload } from '../testing/testUpload.ts';
import { madeUpVideo } from '../modules/content/uploads/uploadsVideo.fixtures.ts';

const password = '204861';
const idNumber = (serial: number) =>
  [...'10X98765432']
    .map((check) => `33010619900520${String(serial).padStart(3, '0')}${check}`)
    .find((number) => isCnNumber(number, Date.UTC(2026, 10, 21))) ?? '';
const card = Array.from({ length: 10 }, (_, check) => `622202123456789${check}`).find(isCardNumber) ?? '';

let site: TestSite;
let other: string;
let line: LosingProxy;
let anchor: number;
let room: string;
let people = 0;
beforeAll(async () => {
  site = await openTestSite({ PITCHSIDE_SANDBOX_PAY: 'on' });
  other = (await site.secondNode()).origin;
  line = await openLosingProxy(site.origin);
  anchor = await site.join('13800000003', { isAnchor: true });
  const [row] = await site.site.platform.db
    .insert(rooms)
    .values({ ownerId: anchor, title: '房间', category: 'football', status: 'live' })
    .returning({ id: rooms.id });
  room = String(row?.id);
  await site.site.matches.apply(matchesOf(site.clock.now() + 3_600_000, 1));
});
afterAll(async () => {
  expect(await auditLedger(site.site.platform.db)).toMatchObject({ isSound: true });
  await line.close();
  await site.close();
});

/** A member with every kind of money, a payment password, and a verified name unless `unverified`. */
async function somebody({ unverified = false } = {}) {
  const mobile = `1394000${String((people += 1)).padStart(4, '0')}`;
  const id = await site.join(mobile);
  const token = await site.signIn(mobile);
  const { platform, ledger } = site.site;
  await platform.events.transaction((tx, emit) =>
    ledger.post(tx, emit, {
      kind: 'opening',
      member: id,
      ref: `opening${id}`,
      moves: [
        { unit: 'diamond', from: 'issue', to: id, amount: 10_000 },
        { unit: 'income', from: 'commission', to: id, amount: 100_000 },
        { unit: 'wallet', from: 'issue', to: id, amount: 100_000 },
      ],
    }),
  );
  const call = async (path: string, params: Record<string, unknown>) => {
    const { method } = callAt(path);
    const answer = await (method === 'GET'
      ? site.call('GET', path, { token, query: `?${new URLSearchParams(params as Record<string, string>).toString()}` })
      : site.call('POST', path, { token, body: params }));
    expect(answer).toMatchObject({ code: codes.ok });
    return answer.data as Record<string, unknown>;
  };
  await call('Member/paymentPassword', { password, confirm: password });
  const seal = createSeal(await serverSecret(platform, 'seal'));
  if (!unverified)
    await platform.db.insert(verifications).values({
      userId: id,
      state: 'success',
      nameSealed: seal.seal('周建强'),
      numberSealed: '',
      numberHash: String(id),
      nameMasked: '周*强',
      numberMasked: '',
      submittedAt: 1,
    });
  return { id, token, call };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

const newcomer = () => site.join(`1395000${String((people += 1)).padStart(4, '0')}`);

/** Makes a member an anchor with a room. */
async function roomOf(id: number): Promise<string> {
  const { db } = site.site.platform;
  await db.update(users).set({ isAnchor: true }).where(eq(users.id, id));
  const [row] = await db.insert(rooms).values({ ownerId: id, title: '房间', category: 'talk' }).returning({ id: rooms.id });
  return String(row?.id);
}

const picture = async ({ token }: Somebody) => (await testUpload(site, token, 'verification')).key;

/** The last of the site's own categories of a kind. */
const shelf = async (kind: 'circle' | 'category' | 'section') => String((await site.site.content.shelves.list(kind)).at(-1)?.id);
const shelves = { post: 'circle', video: 'category', article: 'section' } as const;

/** An object of the anchor that everybody can see, written to the database directly. */
async function shown(kind: keyof typeof shelves): Promise<string> {
  const { platform, content } = site.site;
  const shelfId = Number(await shelf(shelves[kind]));
  const clip = { url: '/u/a.mp4', cover: '/u/a.jpg', seconds: 10, width: 16, height: 9 };
  const data = kind === 'video' ? { clip } : {};
  const added = await platform.events.transaction(async (tx, emit) => {
    await content.publishing.turn(tx);
    return content.publishing.add(
      tx,
      emit,
      { kind, authorId: anchor, state: 'awaiting', shelfId, title: '德比', body: '两边', data, at: 1 },
      false,
    );
  });
  return String(added.id);
}

const thePlan = { match: 'm1', title: '主队不败', teaser: '中场的账', analysis: '主'.repeat(60), price: 8 };
/** A plan of another member that is on sale; its author is an expert, and the match has prices. */
async function planOf(author: Somebody): Promise<string> {
  await expertise(author);
  const { id } = await author.call('plan/publish', { ...thePlan, picks: [{ play: 'european', side: 'home' }] });
  await site.site.plans.review.decide(anchor, Number(id), true, '');
  return String(id);
}
async function expertise({ id }: Somebody): Promise<void> {
  await site.site.plans.fillExperts([{ id, since: 1 }]);
  await site.site.matches.apply({
    companies: [{ id: 'macau', names: { zh: '澳门', en: 'Macau', vi: 'Macau' }, rank: 1, sports: ['football'] }],
    odds: [{ matchId: 'm1', companyId: 'macau', version: 1, at: 1, minute: null, markets: { european: [1.8, 3.4, 4.2] } }],
  });
}

const bank = { card_number: card, real_name: '周建强', payment_password: password };
const alipay = { account: 'zhou@example.com', real_name: '周建强', payment_password: password };

/** Valid parameters of each call whose answer is stored, after its preconditions are set up. */
const acts: Record<string, (who: Somebody) => Promise<Record<string, unknown>> | Record<string, unknown>> = {
  'Activity/task_handle_sign': () => ({ id: 'sign' }),
  'member/handselGift': () => ({ anchor_id: anchor, gift_id: 'football', count: 2 }),
  'guard_user/buy': () => ({ rank: 'starter', months: 1 }),
  'Member/sneHorn': () => ({ id: room, text: '终场见' }),
  'Redenvelope/insert': () => ({ id: room, total: 100, count: 10 }),
  'Redenvelope/receiveRed': async () => {
    const giver = await somebody();
    const { envelope } = (await giver.call('Redenvelope/insert', { id: room, total: 100, count: 10 })) as { envelope: { id: string } };
    return { id: envelope.id };
  },
  'chargerules/payUrl': () => ({ amount: 600, channel: 'wallet' }),
  'Order/cancel': async ({ call }) => ({
    no: ((await call('chargerules/payUrl', { amount: 600, channel: 'sandbox_wechat' })) as { order: { no: string } }).order.no,
  }),
  'Balance/applyForWithdrawal': async ({ call }) => {
    await call('Bank_card/bind', bank);
    return { amount: 20_000, account: 'bank', password };
  },
  'Balance/conversionBalance': () => ({ amount: 500, password }),
  'Balance/transfer': () => ({ user: String(anchor), amount: 500, password }),
  'Member/paymentPassword': () => ({ password: '731904', confirm: '731904', old_password: password }),
  'Member/verified': async (who) => ({
    real_name: '周建强',
    id_number: idNumber(who.id),
    front: await picture(who),
    back: await picture(who),
  }),
  'Member/withdrawVerified': async (who) => {
    await who.call('Member/verified', {
      real_name: '周建强',
      id_number: idNumber(who.id),
      front: await picture(who),
      back: await picture(who),
    });
    return {};
  },
  'Bank_card/bind': () => bank,
  'Bank_card/bindAliPay': () => alipay,
  'Bank_card/unbind': async ({ call }) => {
    await call('Bank_card/bindAliPay', alipay);
    return { kind: 'alipay', payment_password: password };
  },
  'Member/bindChannel': () => ({ ...alipay, channel: 'paypal' }),
  'live/deleteReserveLive': async ({ call }) => ({
    id: ((await call('live/reserveMatch', { match_id: 'm1' })) as { reservation: { id: string } }).reservation.id,
  }),
  'Live/setTaboo': async ({ id }) => ({ id: await roomOf(id), user_id: String(await newcomer()), minutes: 10 }),
  'report/insert': () => ({ kind: 'room', id: room, reason: 'spam', text: '刷广告' }),
  'feedback/insert': () => ({ kind: 'idea', text: '想要一个日历按钮' }),
  'Member/applyChannel': () => ({ experience: '在大学电台解说过三年足球，现在每周都播', contact: '微信 fan2026' }),
  'Live/setReserveLiveNew': async ({ id }) => {
    await roomOf(id);
    return { title: '赛后夜谈', start_at: site.clock.now() + 3_600_000 };
  },
  'Live/deleteReserveLiveNew': async ({ id, call }) => {
    await roomOf(id);
    const { announcement } = await call('Live/setReserveLiveNew', { title: '赛后夜谈', start_at: site.clock.now() + 3_600_000 });
    return { id: (announcement as { id: string }).id };
  },
  'Barrage/send': () => ({ id: room, text: '漂亮的进球' }),
  'anchor_dynamics_user/insert': async () => ({ circle_id: await shelf('circle'), content: '谁看了' }),
  'anchor_dynamics_user/comment': async () => ({ id: await shown('post'), content: '我看了' }),
  'Headlines_user/insert': async () => ({ id: await shown('article'), content: '我读了' }),
  'Video_user/insert': async ({ token }) => ({
    title: '德比之夜',
    category_id: await shelf('category'),
    cover: (await testUpload(site, token, 'cover')).key,
    video: (await testUpload(site, token, 'video', { bytes: madeUpVideo(), name: 'derby.mp4', type: 'video/mp4' })).key,
  }),
  'Video_user/comment': async () => ({ id: await shown('video'), content: '我看了' }),
  'Video_user/danmaku': async () => ({ id: await shown('video'), at: 5, text: '好球' }),
  'expert/apply': () => ({ experience: '在俱乐部做过三年数据分析', code: 1 }),
  'plan/publish': async (who) => {
    await expertise(who);
    return { ...thePlan, picks: [{ play: 'european', side: 'away' }] };
  },
  'plan/unlock': async () => ({ id: await planOf(await somebody()), price: 8 }),
  'plan/tip': async () => ({ id: await planOf(await somebody()), amount: 10 }),
  // Its author talks about it too.
  'plan/comment': async (who) => ({ id: await planOf(who), content: '有问题在这里问' }),
  'Poll/open': async ({ id }) => {
    const own = await roomOf(id);
    await site.site.platform.db.update(rooms).set({ status: 'live' }).where(eq(rooms.ownerId, id));
    return { id: own, question: '谁会先进球？', options: ['主队', '客队'] };
  },
  'Raid/open': async ({ id }) => {
    const [own, other] = [await roomOf(id), await roomOf(await newcomer())];
    await site.site.platform.db
      .update(rooms)
      .set({ status: 'live' })
      .where(inArray(rooms.id, [own, other].map(Number)));
    return { to: other };
  },
  'goods/exchange': async ({ call }) => {
    const { list } = (await call('goods/goodsList', {})) as { list: { id: string; price: number }[] };
    return { id: list.find(({ price }) => price === 90)?.id, price: 90 };
  },
  'Referral/transfer': async ({ id }) => {
    const friend = await newcomer();
    await site.site.platform.db
      .insert(commissions)
      .values({ memberId: id, fromId: friend, orderNo: `P${friend}`, level: 1, base: 3_000, share: 500, amount: 150, at: 1, dueAt: 1 });
    return {};
  },
  'group/addgroup': () => ({ name: '北看台' }),
};
const unverified = ['Member/verified', 'Member/withdrawVerified'];

const calls: Call[] = Object.values(servedCalls);
const callAt = (path: string): Call => {
  const found = calls.find((call) => call.path === path);
  if (!found) throw new Error(`no call ${path}`);
  return found;
};
const kept = calls.filter(({ atomic }) => atomic);

/** Sends a call with its key. */
function send(origin: string, { method, path }: Call, { token }: Somebody, params: Record<string, unknown>) {
  // Lost answers are read as raw bytes: long ones would come compressed.
  const headers = {
    token,
    'accept-encoding': 'identity',
    'idempotency-key': 'the one act',
    ...(method === 'POST' && { 'content-type': 'application/json' }),
  };
  return method === 'GET'
    ? fetch(`${origin}/api/${path}?${new URLSearchParams(params as Record<string, string>).toString()}`, { headers })
    : fetch(`${origin}/api/${path}`, { method, headers, body: JSON.stringify(params) });
}

test('every call whose answer is kept is tried here', () => {
  expect(kept.map(({ path }) => path).sort()).toEqual(Object.keys(acts).sort());
});

test.each(kept)(
  '$path: an answer that was lost after the commit is the answer of every repeat, on another node too',
  { timeout: 30_000 },
  async (call) => {
    const who = await somebody({ unverified: unverified.includes(call.path) });
    const params = (await acts[call.path]?.(who)) ?? {};
    await expect(send(line.origin, call, who, params)).rejects.toThrow();
    const lost = line.lost.at(-1) ?? '';
    expect(JSON.parse(lost)).toMatchObject({ code: codes.ok });
    const transfers = () => site.site.ledger.state(who.id);
    const after = await transfers();
    const repeats = await Promise.all(
      Array.from({ length: 3 }, async (_, index) => (await send(index % 2 ? site.origin : other, call, who, params)).text()),
    );
    expect(new Set([lost, ...repeats]).size).toBe(1);
    expect(await transfers()).toEqual(after);
  },
);
