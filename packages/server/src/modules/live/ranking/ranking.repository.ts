import type { RankBoard } from '@pitchside/api/live/ranking';
import type { NobleRank } from '@pitchside/api/money/noble';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../ports/database/database.ts';
import { follows } from '../../member/follow/index.ts';
import { ledgerTransfers } from '../../money/ledger/index.ts';
import { users } from '../../member/member/index.ts';
import { nobles } from '../../money/noble/index.ts';
import { rooms } from '../room/index.ts';
import { rankCursors, rankScores } from './ranking.tables.ts';

/** Number of places in the previous period that are read for the trend. */
const remembered = 1_000;

/** Selection of the sums of a ranking. */
export interface Board {
  board: RankBoard;
  /** 0 for the whole site. */
  anchorId: number;
  key: string;
}

export interface RankedRow extends Record<string, unknown> {
  place: number;
  value: number;
  /** Place in the previous period; null for none. */
  before: number | null;
  id: number;
  nickname: string;
  avatar: string;
  level: number;
  isAnchor: boolean;
  noble: NobleRank | null;
  isFollowed: boolean;
}

const of = ({ board, anchorId, key }: Board) => sql`board = ${board} and anchor_id = ${anchorId} and period = ${key} and value > 0`;
const order = sql`value desc, reached_at, member_id`;

/** SQL of rankings. */
export function createRankingRepository(db: Database) {
  return {
    /** Top places, with the members' relation to a caller, and their places in the previous period. */
    async top(board: Board, before: string | undefined, callerId: number | undefined, now: number, limit: number): Promise<RankedRow[]> {
      const { rows } = await db.execute<RankedRow>(sql`
        with top as (select member_id, value, (row_number() over (order by ${order}))::int as place from ${rankScores} where ${of(board)} order by ${order} limit ${limit}),
        last as (
          select member_id, (row_number() over (order by ${order}))::int as place from ${rankScores} where ${of({ ...board, key: before ?? '' })} order by ${order} limit ${remembered})
        select top.place, top.value, last.place as before, u.id, u.nickname, u.avatar, u.level, u.is_anchor as "isAnchor", n.rank as noble,
          exists (select from ${follows} f where f.member_id = ${callerId ?? null}::bigint and f.target_id = u.id) as "isFollowed"
        from top join ${users} u on u.id = top.member_id left join last on last.member_id = top.member_id
        left join ${nobles} n on n.member_id = u.id and n.until > ${now} order by top.place`);
      return rows;
    },
    /** Anchors by experience in whole points; among ties the earlier member first. */
    async anchors(callerId: number | undefined, now: number, limit: number): Promise<RankedRow[]> {
      const { rows } = await db.execute<RankedRow>(sql`
        with top as (
          select id, nickname, avatar, level, experience / 10 as value, (row_number() over (order by experience desc nulls last, id))::int as place
          from ${users} where is_anchor and experience > 0 order by experience desc nulls last, id limit ${limit})
        select top.place, top.value, null::int as before, top.id, top.nickname, top.avatar, top.level, true as "isAnchor", n.rank as noble,
          exists (select from ${follows} f where f.member_id = ${callerId ?? null}::bigint and f.target_id = top.id) as "isFollowed"
        from top left join ${nobles} n on n.member_id = top.id and n.until > ${now} order by top.place`);
      return rows;
    },
    /** Place of an anchor by experience, with their points and those of the next above; undefined for others. */
    async anchorPlace(memberId: number): Promise<{ place: number; value: number; ahead: number | null } | undefined> {
      const { rows } = await db.execute<{ place: number; value: number; ahead: number | null }>(sql`
        with mine as (select experience, id from ${users} where id = ${memberId} and is_anchor and experience > 0),
        better as (
          select m.experience from ${users} m, mine where m.is_anchor and (m.experience > mine.experience or (m.experience = mine.experience and m.id < mine.id)))
        select (select count(*)::int + 1 from better) as place, mine.experience / 10 as value, (select min(experience) / 10 from better) as ahead from mine`);
      const [row] = rows;
      return row && { place: row.place, value: Number(row.value), ahead: row.ahead === null ? null : Number(row.ahead) };
    },
    /** Sums of members in some periods of a board. */
    sums: ({ board, anchorId }: Omit<Board, 'key'>, members: readonly number[], keys: readonly string[]) =>
      db
        .select({ memberId: rankScores.memberId, period: rankScores.period, value: rankScores.value })
        .from(rankScores)
        .where(
          and(
            eq(rankScores.board, board),
            eq(rankScores.anchorId, anchorId),
            inArray(rankScores.period, [...keys]),
            inArray(rankScores.memberId, [...members]),
          ),
        ),
    /** Rooms of members, with their owners. */
    roomsOf: (members: readonly number[]) =>
      db
        .select({ room: rooms, owner: { id: users.id, nickname: users.nickname, avatar: users.avatar, level: users.level } })
        .from(rooms)
        .innerJoin(users, eq(users.id, rooms.ownerId))
        .where(inArray(rooms.ownerId, [...members])),
    /** Place of a member, with their value and that of the next above. */
    async place(board: Board, memberId: number): Promise<{ place: number; value: number; ahead: number | null } | undefined> {
      const { rows } = await db.execute<{ place: number; value: number; ahead: number | null }>(sql`
        with mine as (select value, reached_at, member_id from ${rankScores} where ${of(board)} and member_id = ${memberId}),
        better as (
          select s.value from ${rankScores} s, mine where s.board = ${board.board} and s.anchor_id = ${board.anchorId} and s.period = ${board.key}
            and (s.value > mine.value or (s.value = mine.value and (s.reached_at, s.member_id) < (mine.reached_at, mine.member_id))))
        select (1 + (select count(*) from better))::int as place, mine.value, (select min(value) from better) as ahead from mine`);
      return rows[0];
    },
    /** Whether every transfer before an instant was counted, by a read of the ledger after another instant. */
    async isCounted(before: number, after: number): Promise<boolean> {
      const { rows } = await db.execute(sql`
        select from ${rankCursors} c where c.name = 'ledger' and c.at >= ${after}
          and not exists (select from ${ledgerTransfers} t where t.id > c.seen and t.at < ${before})`);
      return rows.length > 0;
    },
    async countedAt(): Promise<number | null> {
      const [row] = await db.select({ at: rankCursors.at }).from(rankCursors).where(eq(rankCursors.name, 'ledger'));
      return row?.at ?? null;
    },
  };
}
