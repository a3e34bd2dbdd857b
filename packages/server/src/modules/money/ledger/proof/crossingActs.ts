import { eq } from 'drizzle-orm';
import { randomInt, randomUUID } from 'node:crypto';
import { CallError } from '../../../../platform/callError.ts';
import { taskRules } from '../../../member/activities/index.ts';
import { envelopes } from '../../envelopes/index.ts';
import { tendNobles, nobles } from '../../noble/index.ts';
import { createOrdersRepository, type OrderRow, rechargeOrders } from '../../orders/index.ts';
import { paymentPassword } from '../../payouts/payouts.fixtures.ts';
import { mallActs } from './crossingMall.ts';
import { planActs } from './crossingPlans.ts';
import { limited, realName, type CrossingWorld, type Star } from './crossingWorld.ts';
import type { Ask, Said, Timed, Act } from './crossing.types.ts';

const refusalOf = async (work: () => Promise<unknown>): Promise<string | undefined> => {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof CallError) return error.message;
    throw error;
  }
};

/** Every operation that moves value, or changes the row of a member with value, as the site serves it. */
export function actsOf(world: CrossingWorld): Act[] {
  const { site, call, clock, operatorId } = world;
  const { platform } = site;
  const orders = createOrdersRepository(platform.db);

  /** Sends a request as a client, each with its own idempotency key. */
  const ask: Ask = (timed, method, path, { token }, { query = {}, body } = {}) =>
    timed(() =>
      call(method, path, {
        token,
        headers: { 'idempotency-key': randomUUID() },
        query: `?${new URLSearchParams(query)}`,
        ...(body !== undefined && { body }),
      }),
    );
  const said: Said = ({ status, code, msg }) => (status === 200 && code === 0 ? undefined : `${status === 200 ? '' : `${status} `}${msg}`);
  const plain =
    (method: string, path: string, options: (other: Star) => Parameters<typeof ask>[4]): Act['run'] =>
    async (timed, me, other) =>
      said(await ask(timed, method, path, me, options(other)));
  const gift = (gift_id: string, from = 'wallet') =>
    plain('GET', 'member/handselGift', ({ room }) => ({ query: { id: room, gift_id, count: '1', from } }));

  /** An order that awaits payment, or has expired. */
  const waiting = ({ id }: Star, expiresIn: number): Promise<OrderRow> =>
    platform.events.transaction((tx) =>
      orders.add(tx, {
        no: `P${randomUUID()}`,
        userId: id,
        ruleId: null,
        provider: 'sandbox',
        channel: 'sandbox_alipay',
        brand: 'alipay',
        price: 100,
        diamonds: 100,
        bonus: 0,
        createdAt: clock.now(),
        expiresAt: clock.now() + expiresIn,
      }),
    );
  const withdraw = async (timed: Timed, me: Star) =>
    ask(timed, 'GET', 'Balance/applyForWithdrawal', me, { query: { amount: '10000', account: 'bank', password: paymentPassword } });
  const crowded = ['还有 5 个红包没抢完，请稍后再发'];
  /** Sends an envelope with one share of a diamond; returns its id, or the refusal. */
  const envelope = async (timed: Timed, me: Star, room: string): Promise<string | { refusal: string | undefined }> => {
    const answer = await ask(timed, 'POST', 'Redenvelope/insert', me, { body: { id: room, total: 1, count: 1 } });
    return (answer.data as { envelope?: { id: string } } | null)?.envelope?.id ?? { refusal: said(answer) };
  };
  const monthly = ['本月提现次数已用完'];

  const reviewed =
    (acts: readonly ('approve' | 'pay' | 'return')[]): Act['run'] =>
    async (timed, me) => {
      const asked = await withdraw((work) => work(), me);
      const { no } = (asked.data ?? {}) as { no?: string };
      if (no === undefined) return said(asked);
      for (const act of acts) {
        const refusal = await timed(() => refusalOf(() => site.operations.review.decide({ operatorId, name: 'op' }, no, act, '原因')));
        if (refusal !== undefined) return refusal;
      }
      return undefined;
    };

  return [
    { name: 'gift', run: gift('football') },
    { name: 'limited gift', run: gift(limited) },
    { name: 'gift from the backpack', run: gift('clap', 'backpack') },
    {
      name: 'noble',
      refusals: ['最多续到三年以后'],
      run: plain('GET', 'guard_user/buy', ({ room }) => ({ query: { id: room, rank: 'rookie', months: '1' } })),
    },
    {
      name: 'noble renewed by the site',
      async run(timed, { id }) {
        // A unique end, since a term is renewed only once.
        const until = clock.now() + randomInt(1, 86_000_000);
        await platform.db.insert(nobles).values({ memberId: id }).onConflictDoNothing();
        await platform.db.update(nobles).set({ rank: 'rookie', until, autoRenew: true }).where(eq(nobles.memberId, id));
        await timed(() => tendNobles(platform, site.noble, site.notices));
        return undefined;
      },
    },
    {
      name: 'recharge settled',
      async run(timed, me) {
        const { no, price } = await waiting(me, 300_000);
        const { verdict } = await timed(() => world.notify({ no, amount: price }));
        return verdict === 'applied' ? undefined : `${verdict}`;
      },
    },
    {
      name: 'order closed by the sweep',
      async run(timed, me) {
        const { no } = await waiting(me, -1);
        await timed(() => site.orders.sweep());
        await platform.db.delete(rechargeOrders).where(eq(rechargeOrders.no, no));
        return undefined;
      },
    },
    { name: 'paid from the wallet', run: plain('GET', 'chargerules/payUrl', () => ({ query: { rule: 'y30', channel: 'wallet' } })) },
    {
      name: 'ordered and cancelled',
      refusals: ['待支付的订单太多，请先支付或取消'],
      async run(timed, me) {
        const ordered = await ask(timed, 'GET', 'chargerules/payUrl', me, { query: { rule: 'y30', channel: 'sandbox_alipay' } });
        const { order } = (ordered.data ?? {}) as { order?: { no: string } };
        return order ? said(await ask(timed, 'POST', 'Order/cancel', me, { body: { no: order.no } })) : said(ordered);
      },
    },
    { name: 'withdrawal', refusals: monthly, run: async (timed, me) => said(await withdraw(timed, me)) },
    { name: 'withdrawal paid', refusals: monthly, run: reviewed(['approve', 'pay']) },
    { name: 'withdrawal returned', refusals: monthly, run: reviewed(['return']) },
    { name: 'conversion', run: plain('GET', 'Balance/conversionBalance', () => ({ query: { amount: '1', password: paymentPassword } })) },
    {
      name: 'transfer',
      run: plain('POST', 'Balance/transfer', ({ id }) => ({ body: { user: String(id), amount: 1, note: '', password: paymentPassword } })),
    },
    {
      name: 'horn',
      refusals: ['喇叭发得太快，请稍后再发'],
      run: plain('GET', 'Member/sneHorn', ({ room }) => ({ query: { id: room, text: randomUUID() } })),
    },
    {
      name: 'paid comment',
      run: plain('GET', 'Barrage/send', ({ room }) => ({ query: { id: room, text: randomUUID(), type: 'advert' } })),
    },
    {
      name: 'red envelope given and taken',
      refusals: crowded,
      async run(timed, me, other) {
        const given = await envelope(timed, me, other.room);
        return typeof given === 'string'
          ? said(await ask(timed, 'POST', 'Redenvelope/receiveRed', other, { body: { id: given } }))
          : given.refusal;
      },
    },
    {
      name: 'red envelope given back',
      refusals: crowded,
      async run(timed, me, other) {
        const given = await envelope((work) => work(), me, other.room);
        if (typeof given !== 'string') return given.refusal;
        await platform.db
          .update(envelopes)
          .set({ expiresAt: 0 })
          .where(eq(envelopes.id, Number(given)));
        await timed(() => site.envelopes.expire());
        return undefined;
      },
    },
    { name: 'sign-in', run: plain('POST', 'Activity/task_handle_sign', () => ({ body: { id: 'sign' } })) },
    {
      name: 'task',
      async run(timed, me) {
        const { id, act, target } = taskRules.find((rule) => rule.id === 'gift') ?? { id: '', act: 'gift' as const, target: 1 };
        await platform.events.transaction((tx) => site.activities.progress.count(tx, me.id, act, target));
        return said(await ask(timed, 'POST', 'Activity/task_handle_sign', me, { body: { id } }));
      },
    },
    {
      name: 'card bound',
      run: plain('GET', 'Bank_card/bind', () => ({ query: { card_number: '4111111111111111', real_name: realName, bank: '某某银行' } })),
    },
    {
      name: 'profile changed',
      run: plain('POST', 'member/updateInfo', () => ({ body: { avatar: `fans-${randomInt(1, 41)}`, sign: randomUUID().slice(0, 8) } })),
    },
    ...planActs(world, ask, said),
    ...mallActs(world, ask, said),
    { name: 'matches collected', run: plain('POST', 'hot_match/collect_merge', () => ({ body: { ids: [] } })) },
  ];
}
