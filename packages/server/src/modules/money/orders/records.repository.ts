import { sql, type SQL } from 'drizzle-orm';
import { recordsZone } from '@pitchside/api/money/orders';
import type { Database } from '../../../ports/database/database.ts';
import { users } from '../../member/member/index.ts';
import { rooms } from '../../live/room/index.ts';
import { type TransferKind, ledgerAccounts, ledgerEntries, ledgerTransfers } from '../ledger/index.ts';
import { rechargeOrders } from './orders.tables.ts';

/** A member's side of a transfer, in one direction. Amounts are signed, fen or diamonds. */
export interface MovedRow extends Record<string, unknown> {
  id: number;
  kind: TransferKind;
  at: number;
  detail: Record<string, unknown>;
  experience: number;
  diamonds: number;
  wallet: number;
  income: number;
  peer: { id: number; nickname: string; avatar: string } | null;
  /** Owner of the room; null outside rooms. */
  host: string | null;
}

export interface Span {
  userId: number;
  /** Range in ms UTC; `to` is exclusive. */
  from: number;
  to: number;
}

export type Direction = 'consume' | 'income';

interface Sums extends Record<string, unknown> {
  diamonds: number;
  wallet: number;
  income: number;
  experience: number;
  count: number;
}

export interface DaySums extends Record<string, unknown> {
  day: string;
  diamonds: number;
  wallet: number;
  income: number;
  paid: number;
}

const unitSum = (unit: string) => sql`coalesce(sum(e.amount) filter (where a.unit = ${unit}), 0)::bigint`;
const amounts = sql`${unitSum('diamond')} as diamonds, ${unitSum('wallet')} as wallet, ${unitSum('income')} as income`;
const dayText = (column: SQL) => sql`to_char(to_timestamp(${column} / 1000.0) at time zone ${recordsZone}, 'YYYY-MM-DD')`;

/**
 * Spending is what left diamonds or the consumption wallet; income is anything received. Debits of the income wallet are withdrawals, which
 * have their own list.
 */
const directions: Record<Direction, SQL> = { consume: sql`e.amount < 0 and a.unit <> 'income'`, income: sql`e.amount > 0` };

/** SQL of members' spending and income, read from the ledger. */
export function createRecordsRepository(db: Database) {
  const moved = ({ userId, from, to }: Span, direction: Direction, kind?: string) => sql`
    from ${ledgerEntries} e
    join ${ledgerAccounts} a on a.id = e.account_id and a.owner_id = ${userId}
    join ${ledgerTransfers} t on t.id = e.transfer_id
    where e.at >= ${from} and e.at < ${to} and ${directions[direction]} ${kind === undefined ? sql`` : sql`and t.kind = ${kind}`}`;
  const orders = ({ userId, from, to }: Span, state?: string) =>
    sql`from ${rechargeOrders} o where o.user_id = ${userId} and o.created_at >= ${from} and o.created_at < ${to} ${state === undefined ? sql`` : sql`and o.state = ${state}`}`;
  // Experience belongs to the acting member, once per transfer.
  const experience = (userId: number) => sql`case when t.member_id = ${userId} then t.experience else 0 end`;

  return {
    async list(span: Span, direction: Direction, kind: string | undefined, offset: number, limit: number): Promise<MovedRow[]> {
      const { rows } = await db.execute<MovedRow>(sql`
        with page as (
          select t.id, t.kind, t.at, t.detail, ${direction === 'consume' ? experience(span.userId) : sql`0`} as experience, case when t.member_id = ${span.userId} then t.peer_id else t.member_id end as peer_id,
            case when t.kind in ('gift', 'noble') then t.peer_id end as anchor_id, case when t.detail->>'room' ~ '^[0-9]{1,15}$' then (t.detail->>'room')::bigint end as room_id, ${amounts}
          ${moved(span, direction, kind)} group by t.id order by t.id desc offset ${offset} limit ${limit})
        select page.*, case when u.id is null then null else json_build_object('id', u.id, 'nickname', u.nickname, 'avatar', u.avatar) end as peer, host.nickname as host
        from page left join ${users} u on u.id = page.peer_id and u.id <> ${span.userId}
          left join ${rooms} r on r.id = page.room_id or (page.room_id is null and r.owner_id = page.anchor_id)
          left join ${users} host on host.id = r.owner_id
        order by page.id desc`);
      return rows;
    },
    async sums(span: Span, direction: Direction, kind: string | undefined): Promise<Sums> {
      const { rows } = await db.execute<Sums>(sql`
        select coalesce(sum(diamonds), 0)::bigint as diamonds, coalesce(sum(wallet), 0)::bigint as wallet, coalesce(sum(income), 0)::bigint as income, coalesce(sum(experience), 0)::bigint as experience, count(*) as count
        from (select ${direction === 'consume' ? experience(span.userId) : sql`0`} as experience, ${amounts} ${moved(span, direction, kind)} group by t.id) as each`);
      return rows[0] ?? { diamonds: 0, wallet: 0, income: 0, experience: 0, count: 0 };
    },
    async days(span: Span, direction: Direction, kind: string | undefined): Promise<DaySums[]> {
      const { rows } = await db.execute<DaySums>(
        sql`select ${dayText(sql`e.at`)} as day, ${amounts}, 0 as paid ${moved(span, direction, kind)} group by 1 order by 1`,
      );
      return rows;
    },
    async types(span: Span, direction: Direction): Promise<{ type: string; total: number }[]> {
      const { rows } = await db.execute<{ type: string; total: number }>(
        sql`select t.kind as type, count(distinct t.id) as total ${moved(span, direction)} group by t.kind order by total desc, type`,
      );
      return rows;
    },
    async orderSums(span: Span, state: string | undefined): Promise<{ count: number; paid: number; diamonds: number }> {
      const { rows } = await db.execute<{ count: number; paid: number; diamonds: number }>(sql`
        select count(*) as count, coalesce(sum(o.price) filter (where o.state = 'paid'), 0)::bigint as paid, coalesce(sum(o.diamonds + o.bonus) filter (where o.state = 'paid'), 0)::bigint as diamonds ${orders(span, state)}`);
      return rows[0] ?? { count: 0, paid: 0, diamonds: 0 };
    },
    async orderDays(span: Span, state: string | undefined): Promise<DaySums[]> {
      const { rows } = await db.execute<DaySums>(sql`
        select ${dayText(sql`o.created_at`)} as day, coalesce(sum(o.diamonds + o.bonus) filter (where o.state = 'paid'), 0)::bigint as diamonds, 0 as wallet, 0 as income, coalesce(sum(o.price) filter (where o.state = 'paid'), 0)::bigint as paid ${orders(span, state)} group by 1 order by 1`);
      return rows;
    },
    async orderTypes(span: Span): Promise<{ type: string; total: number }[]> {
      const { rows } = await db.execute<{ type: string; total: number }>(
        sql`select o.state as type, count(*) as total ${orders(span)} group by o.state order by total desc, type`,
      );
      return rows;
    },
  };
}
