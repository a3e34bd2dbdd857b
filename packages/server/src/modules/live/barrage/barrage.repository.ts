import type { BarrageRole, BarrageType } from '@pitchside/api/live/barrage';
import type { NobleRank } from '@pitchside/api/money/noble';
import { and, asc, desc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { fanClubs, fanMembers } from '../fans/index.ts';
import { users } from '../../member/member/index.ts';
import { nobles } from '../../money/noble/index.ts';
import { rooms } from '../room/index.ts';
import { barrages } from './barrage.tables.ts';

const columns = {
  id: barrages.id,
  roomId: barrages.roomId,
  type: barrages.type,
  text: barrages.text,
  role: barrages.role,
  noble: barrages.noble,
  fanBadge: barrages.fanBadge,
  fanCloseness: barrages.fanCloseness,
  isBot: barrages.isBot,
  at: barrages.at,
  user: { id: users.id, nickname: users.nickname, avatar: users.avatar, level: users.level },
};

/** A comment with its sender's profile. */
export interface BarrageRow {
  id: number;
  roomId: number;
  type: BarrageType;
  text: string;
  role: BarrageRole;
  noble: NobleRank | null;
  /** Fan badge of the sender in the room's club, and their closeness; null for none. */
  fanBadge: string | null;
  fanCloseness: number | null;
  /** Whether a program sent it with an access token of the sender. */
  isBot: boolean;
  at: number;
  user: { id: number; nickname: string; avatar: string; level: number };
}

/** A comment with its author and room. */
export interface SaidRow {
  id: number;
  roomId: number;
  userId: number;
  text: string;
}

/** A comment to store; the sender's noble rank is added, and makes a viewer a noble. */
export interface NewBarrage {
  roomId: number;
  userId: number;
  type: BarrageType;
  text: string;
  role: Exclude<BarrageRole, 'noble'>;
  isBot: boolean;
  at: number;
}

interface Said extends Record<string, unknown> {
  id: number;
  role: BarrageRole;
  noble: NobleRank | null;
  fanBadge: string | null;
  fanCloseness: number | null;
  nickname: string;
  avatar: string;
  level: number;
}

/** SQL of comments. */
export function createBarrageRepository(db: Database) {
  return {
    /** The newest comments of a room, oldest first. */
    async newest(roomId: number, limit: number): Promise<BarrageRow[]> {
      const rows = await db
        .select(columns)
        .from(barrages)
        .innerJoin(users, eq(users.id, barrages.userId))
        .where(and(eq(barrages.roomId, roomId), isNull(barrages.removedAt)))
        .orderBy(desc(barrages.id))
        .limit(limit);
      return rows.reverse();
    },
    /** Comments of a room in the range from `from` up to, but not including, `until` (ms UTC), oldest first. */
    async between(roomId: number, from: number, until: number, limit: number): Promise<BarrageRow[]> {
      return db
        .select(columns)
        .from(barrages)
        .innerJoin(users, eq(users.id, barrages.userId))
        .where(and(eq(barrages.roomId, roomId), gte(barrages.at, from), lt(barrages.at, until), isNull(barrages.removedAt)))
        .orderBy(asc(barrages.at), asc(barrages.id))
        .limit(limit);
    },
    async forget(rooms: readonly number[], before: number): Promise<void> {
      if (rooms.length > 0) await db.delete(barrages).where(and(inArray(barrages.roomId, [...rooms]), lt(barrages.at, before)));
    },
    /** Finds a comment, also after its removal. */
    async find(id: number, from: Database | Transaction = db): Promise<SaidRow | undefined> {
      const [row] = await from
        .select({ id: barrages.id, roomId: barrages.roomId, userId: barrages.userId, text: barrages.text })
        .from(barrages)
        .where(eq(barrages.id, id));
      return row;
    },
    /** Removes a comment; false when it already is. */
    async remove(tx: Transaction, id: number, at: number): Promise<boolean> {
      const gone = await tx
        .update(barrages)
        .set({ removedAt: at })
        .where(and(eq(barrages.id, id), isNull(barrages.removedAt)))
        .returning({ id: barrages.id });
      return gone.length === 1;
    },
    /** Adds a comment; undefined when the sender repeats a text in this room since an instant (ms UTC). */
    async add(
      tx: Transaction,
      { roomId, userId, type, text, role, isBot, at }: NewBarrage,
      since: number,
    ): Promise<BarrageRow | undefined> {
      const { rows } = await tx.execute<Said>(sql`
        with held as (select rank from ${nobles} where member_id = ${userId}::bigint and until > ${at}::bigint),
        club as (
          select c.badge, m.closeness from ${rooms} r join ${fanClubs} c on c.anchor_id = r.owner_id
          join ${fanMembers} m on m.anchor_id = c.anchor_id and m.member_id = ${userId}::bigint where r.id = ${roomId}::bigint),
        said as (
          insert into ${barrages} (room_id, user_id, type, text, role, noble, fan_badge, fan_closeness, is_bot, at)
          select ${roomId}::bigint, ${userId}::bigint, ${type}::text, ${text}::text,
            case when ${role}::text = 'viewer' and exists (select from held) then 'noble' else ${role}::text end, (select rank from held),
            (select badge from club), (select closeness from club), ${isBot}::boolean, ${at}::bigint
          where not exists (select from ${barrages} where user_id = ${userId}::bigint and at > ${since}::bigint and room_id = ${roomId}::bigint and text = ${text}::text)
          returning id, user_id, role, noble, fan_badge, fan_closeness)
        select said.id, said.role, said.noble, said.fan_badge as "fanBadge", said.fan_closeness as "fanCloseness", ${users.nickname} as nickname, ${users.avatar} as avatar, ${users.level} as level from said join ${users} on ${users.id} = said.user_id`);
      const [said] = rows;
      if (!said) return undefined;
      const { id, noble, fanBadge, fanCloseness, nickname, avatar, level } = said;
      return {
        id,
        roomId,
        type,
        text,
        role: said.role,
        noble,
        fanBadge,
        fanCloseness,
        isBot,
        at,
        user: { id: userId, nickname, avatar, level },
      };
    },
    /** Whether a member sent this text in a room since an instant (ms UTC). */
    async said(from: Database | Transaction, roomId: number, userId: number, text: string, since: number): Promise<boolean> {
      const rows = await from
        .select({ id: barrages.id })
        .from(barrages)
        .where(and(eq(barrages.userId, userId), gte(barrages.at, since), eq(barrages.roomId, roomId), eq(barrages.text, text)))
        .limit(1);
      return rows.length > 0;
    },
  };
}
