import { asc, eq, gte, gt, sql, type SQL } from 'drizzle-orm';
import { startOfDay, type ServerDay } from '../../../platform/serverDay.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import { fanGrowth } from '../../member/follow/index.ts';
import { giftTallies } from '../gifts/index.ts';
import { ledgerTransfers } from '../../money/ledger/index.ts';
import { sumsOf } from './periods.ts';
import { rankCursors, rankScores } from './ranking.tables.ts';

/** A daily sum to recompute: a member towards an anchor, or towards nobody (0). */
export interface Touched {
  anchor: number;
  member: number;
  day: ServerDay;
}

/** Fields of a transfer that rankings need. */
export interface Moved {
  id: number;
  kind: string;
  memberId: number | null;
  peerId: number | null;
  at: number;
}

const name = 'ledger';

/**
 * Updates the sums of touched keys to the values of their source: the daily sum is what was counted so far, and the difference is added to
 * every sum that includes the day.
 * It is idempotent and independent of order. The caller holds a lock, which rules out concurrent counting.
 * @param fresh columns `value` by `given`'s anchor, member and day
 * @param base board whose daily sums say what was counted
 * @param spread boards that receive the difference: columns board, subject, member, day, more, from `delta`
 */
async function bring(
  tx: Transaction,
  touched: readonly Touched[],
  now: number,
  { fresh, base, spread }: { fresh: SQL; base: string; spread: SQL },
): Promise<void> {
  if (touched.length === 0) return;
  const days = [...new Set(touched.map(({ day }) => day))].map((day) => ({
    day,
    starts: startOfDay(day),
    ends: startOfDay(day) + 86_400_000,
  }));
  await tx.execute(sql`
    with given as (
      select g.anchor, g.member, g.day, d.starts, d.ends from jsonb_to_recordset(${JSON.stringify(touched)}::jsonb) as g(anchor bigint, member bigint, day text)
      join jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as d(day text, starts bigint, ends bigint) using (day)),
    fresh as (${fresh}),
    delta as (
      select f.anchor, f.member, f.day, f.value - coalesce(s.value, 0) as more from fresh f
      left join ${rankScores} s on s.board = ${base} and s.anchor_id = f.anchor and s.period = 'D' || f.day and s.member_id = f.member
      where f.value <> coalesce(s.value, 0)),
    spread as (${spread}),
    sums as (select * from jsonb_to_recordset(${JSON.stringify(days.flatMap(({ day }) => sumsOf(day)))}::jsonb) as p(day text, period text, forget_at bigint))
    insert into ${rankScores} as s (board, anchor_id, period, member_id, value, reached_at, forget_at)
    select spread.board, spread.subject, sums.period, spread.member, sum(spread.more), ${now}::bigint, max(sums.forget_at) from spread join sums using (day) group by 1, 2, 3, 4
    on conflict (board, anchor_id, period, member_id) do update set value = s.value + excluded.value, reached_at = excluded.reached_at`);
}

/** SQL of counting for the rankings. */
export const counting = {
  /** Cursor of reading the ledger. */
  async cursor(tx: Transaction): Promise<{ seen: number; at: number }> {
    const [row] = await tx.select().from(rankCursors).where(eq(rankCursors.name, name));
    return row ?? { seen: 0, at: 0 };
  },
  async advance(tx: Transaction, seen: number, at: number): Promise<void> {
    await tx.insert(rankCursors).values({ name, seen, at }).onConflictDoUpdate({ target: rankCursors.name, set: { seen, at } });
  },
  /** Transfers of all kinds after an id, in order. */
  after: (tx: Transaction, seen: number, limit: number): Promise<Moved[]> =>
    tx
      .select({
        id: ledgerTransfers.id,
        kind: ledgerTransfers.kind,
        memberId: ledgerTransfers.memberId,
        peerId: ledgerTransfers.peerId,
        at: ledgerTransfers.at,
      })
      .from(ledgerTransfers)
      .where(gt(ledgerTransfers.id, seen))
      .orderBy(asc(ledgerTransfers.id))
      .limit(limit),
  /** Members whose number of fans changed since an instant, by day. */
  async grown(tx: Transaction, since: number): Promise<Touched[]> {
    const rows = await tx.select({ member: fanGrowth.memberId, day: fanGrowth.day }).from(fanGrowth).where(gte(fanGrowth.at, since));
    return rows.map((row) => ({ anchor: 0, ...row }));
  },
  /** Gifts by the tally, which every gift updates in its own transaction: contributors, anchors and givers. */
  gifts: (tx: Transaction, touched: readonly Touched[], now: number) =>
    bring(tx, touched, now, {
      base: 'contributors',
      fresh: sql`
        select g.anchor, g.member, g.day, coalesce(sum(t.diamonds), 0) as value from given g
        left join ${giftTallies} t on t.anchor_id = g.anchor and t.day = g.day and t.sender_id = g.member group by 1, 2, 3`,
      spread: sql`
        select 'contributors' as board, anchor as subject, member, day, more from delta
        union all select 'anchors', 0, anchor, day, more from delta union all select 'rich', 0, member, day, more from delta`,
    }),
  /** Noble ranks by their price, in a room and anywhere. A diamond spent is ten tenths of experience. */
  guards: (tx: Transaction, touched: readonly Touched[], now: number) =>
    bring(tx, touched, now, {
      base: 'guards',
      fresh: sql`
        select g.anchor, g.member, g.day, coalesce(sum(t.experience) / 10, 0)::bigint as value from given g
        left join ${ledgerTransfers} t on t.kind = 'noble' and t.member_id = g.member and t.at >= g.starts and t.at < g.ends and (g.anchor = 0 or t.peer_id = g.anchor) group by 1, 2, 3`,
      spread: sql`select 'guards' as board, anchor as subject, member, day, more from delta`,
    }),
  fans: (tx: Transaction, touched: readonly Touched[], now: number) =>
    bring(tx, touched, now, {
      base: 'fans',
      fresh: sql`
        select g.anchor, g.member, g.day, f.gained as value from given g join ${fanGrowth} f on f.member_id = g.member and f.day = g.day`,
      spread: sql`select 'fans' as board, anchor as subject, member, day, more from delta`,
    }),
};
