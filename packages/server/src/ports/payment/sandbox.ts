import { msg } from '@lingui/core/macro';
import type { SandboxAct, SandboxFailure, SandboxNotice, SandboxWay } from '@pitchside/api/money/orders';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import type { Platform } from '../../platform/platform.ts';
import { currency, NoticeRefused, type PayableOrder, type PaymentAdapter, type PaymentChannel } from './payment.ts';
import { isSigned, sign } from './sandboxSignature.ts';
import { sandboxNotices, sandboxTrades } from './sandbox.tables.ts';

/** Header that carries the signature of a notice. */
export const signatureHeader = 'x-sandbox-signature';
/** Header with our callback's verdict on a notice. */
export const verdictHeader = 'x-verdict';

/** Milliseconds by which a late notice is late. */
export const lateBy = 30_000;
/** Milliseconds until a notice that was not acknowledged comes again. */
const again = [10_000, 30_000, 60_000, 180_000, 600_000];

const channels: readonly PaymentChannel[] = [
  { id: 'sandbox_wechat', brand: 'wechat', name: msg`微信支付` },
  { id: 'sandbox_alipay', brand: 'alipay', name: msg`支付宝` },
  { id: 'sandbox_unionpay', brand: 'unionpay', name: msg`云闪付` },
  { id: 'sandbox_card', brand: 'card', name: msg`银行卡` },
];

const noticeBody = z.object({
  event: z.enum(['paid', 'canceled', 'failed']),
  out_trade_no: z.string(),
  trade_no: z.string(),
  total_amount: z.int(),
  currency: z.string(),
  reason: z.string(),
});
const verdicts = ['applied', 'repeated', 'ignored', 'late', 'refused'] as const;

/** Sends a notice to our own callback over HTTP; returns the status and the verdict. */
export type Deliver = (headers: Record<string, string>, body: string) => Promise<{ status: number; verdict: string | null }>;

export interface Sandbox extends PaymentAdapter {
  /** Performs the payer's act on the cashier page; `way` says how its notice arrives. */
  act(order: Pick<PayableOrder, 'no' | 'price'>, act: SandboxAct, reason: SandboxFailure, way: SandboxWay): Promise<void>;
  /** True when the payer has paid here, whatever the site knows of it. */
  isPaid(orderNo: string): Promise<boolean>;
  /** Notices of an order, newest first. */
  notices(orderNo: string): Promise<SandboxNotice[]>;
  /** Sends due notices, of one order or of all; unacknowledged ones come again later. */
  deliverDue(orderNo?: string): Promise<void>;
}

/**
 * A payment provider for trials: no money moves, all else is as with a real one: its own record of payments, signed notices that repeat
 * until they are acknowledged, queries, refunds.
 */
export function createSandbox({ db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>, secret: string, deliver: Deliver): Sandbox {
  type Event = z.output<typeof noticeBody>['event'];

  async function enqueue(
    trade: typeof sandboxTrades.$inferSelect,
    events: readonly { event: Event; after: number; isForged?: boolean }[],
  ): Promise<void> {
    const { orderNo, tradeNo, price, reason } = trade;
    if (events.length === 0) return;
    await db.insert(sandboxNotices).values(
      events.map(({ event, after, isForged = false }) => ({
        orderNo,
        event,
        isForged,
        body: JSON.stringify({
          event,
          out_trade_no: orderNo,
          trade_no: tradeNo,
          total_amount: price,
          currency,
          reason: event === 'failed' ? reason || 'E3001' : '',
        }),
        dueAt: clock.now() + after,
      })),
    );
  }

  const notices: Record<SandboxWay, (event: Event) => { event: Event; after: number; isForged?: boolean }[]> = {
    now: (event) => [{ event, after: 0 }],
    late: (event) => [{ event, after: lateBy }],
    twice: (event) => [
      { event, after: 0 },
      { event, after: 0 },
    ],
    // The notice of an earlier, failed try comes after the final one.
    disorder: (event) => [
      { event, after: 0 },
      { event: 'failed', after: 0 },
    ],
    forged: (event) => [{ event, after: 0, isForged: true }],
    never: () => [],
  };

  async function send({ id, body, isForged, tries }: typeof sandboxNotices.$inferSelect): Promise<void> {
    const signature = isForged ? sign('somebody else', body) : sign(secret, body);
    let verdict: typeof sandboxNotices.$inferSelect.verdict = 'unreachable';
    try {
      const answer = await deliver({ [signatureHeader]: signature }, body);
      verdict = verdicts.find((known) => known === answer.verdict) ?? 'unreachable';
    } catch (error) {
      log.warn({ err: error }, 'a notice of the sandbox did not arrive');
    }
    await db
      .update(sandboxNotices)
      .set({ verdict, sentAt: clock.now(), dueAt: clock.now() + (again[tries - 1] ?? 24 * 3_600_000) })
      .where(eq(sandboxNotices.id, id));
  }

  return {
    provider: 'sandbox',
    channels,
    acknowledgement: 'success',
    begin: async ({ backUrl }) => ({ url: backUrl }),
    readNotice({ headers, body }) {
      if (!isSigned(secret, body, String(headers[signatureHeader] ?? ''))) throw new NoticeRefused('the signature is not the sandbox’s');
      const { event, out_trade_no, trade_no, total_amount, reason, currency: unit } = noticeBody.parse(JSON.parse(body));
      return { orderNo: out_trade_no, tradeNo: trade_no, amount: total_amount, currency: unit, outcome: event, reason };
    },
    async query({ no }) {
      const [trade] = await db
        .select()
        .from(sandboxTrades)
        .where(and(eq(sandboxTrades.orderNo, no), eq(sandboxTrades.state, 'paid')));
      return trade && { orderNo: no, tradeNo: trade.tradeNo, amount: trade.price, currency, outcome: 'paid', reason: '' };
    },
    async refund({ tradeNo }) {
      await db
        .update(sandboxTrades)
        .set({ state: 'refunded' })
        .where(and(eq(sandboxTrades.tradeNo, tradeNo), eq(sandboxTrades.state, 'paid')));
    },
    async act({ no, price }, act, reason, way) {
      const event = act === 'pay' ? 'paid' : act === 'cancel' ? 'canceled' : 'failed';
      const drawn = {
        orderNo: no,
        tradeNo: `S${clock.now()}${randomInt(100_000, 1_000_000)}`,
        price,
        state: event,
        reason: act === 'fail' ? reason : '',
        at: clock.now(),
      } as const;
      // A forged notice pays nothing.
      if (way === 'forged') return enqueue(drawn, notices.forged(event));
      await db
        .insert(sandboxTrades)
        .values(drawn)
        .onConflictDoUpdate({
          target: sandboxTrades.orderNo,
          set: { state: drawn.state, reason: drawn.reason, at: drawn.at },
          setWhere: inArray(sandboxTrades.state, ['failed', 'canceled']),
        });
      const [trade] = await db.select().from(sandboxTrades).where(eq(sandboxTrades.orderNo, no));
      // A payment that was made stays made: other acts have no news to send.
      if (trade?.state === event) await enqueue(trade, notices[way](event));
    },
    async isPaid(orderNo) {
      const [trade] = await db.select({ state: sandboxTrades.state }).from(sandboxTrades).where(eq(sandboxTrades.orderNo, orderNo));
      return trade?.state === 'paid';
    },
    async notices(orderNo) {
      const rows = await db
        .select()
        .from(sandboxNotices)
        .where(eq(sandboxNotices.orderNo, orderNo))
        .orderBy(desc(sandboxNotices.id))
        .limit(12);
      return rows.map(({ id, event, tries, verdict, isForged, dueAt, sentAt }) => ({
        id: String(id),
        event,
        tries,
        verdict,
        is_signed: !isForged,
        due_at: dueAt,
        sent_at: sentAt,
      }));
    },
    async deliverDue(orderNo) {
      const now = clock.now();
      // Moved into the future as they are taken, so that two nodes never send the same one.
      const due = await db
        .update(sandboxNotices)
        .set({ tries: sql`${sandboxNotices.tries} + 1`, dueAt: now + 60_000 })
        .where(
          inArray(
            sandboxNotices.id,
            db
              .select({ id: sandboxNotices.id })
              .from(sandboxNotices)
              .where(
                and(
                  inArray(sandboxNotices.verdict, ['queued', 'unreachable']),
                  sql`${sandboxNotices.dueAt} <= ${now}`,
                  orderNo === undefined ? undefined : eq(sandboxNotices.orderNo, orderNo),
                ),
              )
              .orderBy(asc(sandboxNotices.id))
              .limit(20)
              .for('update', { skipLocked: true }),
          ),
        )
        .returning();
      for (const notice of due.sort((one, other) => one.id - other.id)) await send(notice);
    },
  };
}
