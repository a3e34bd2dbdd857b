import { entryGap, type EntryEffect, type NobleRank } from '@pitchside/api/money/noble';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../ports/database/database.ts';
import { users } from '../../member/member/index.ts';
import { entryRanks, nobles } from '../../money/noble/index.ts';
import { roomKicks, rooms } from '../room/index.ts';
import { roomEntries } from './entry.tables.ts';

/** A member in a room. */
export interface AtRoom {
  userId: number;
  roomId: number;
}

/** An arrival to announce. */
export interface EntryRow extends Record<string, unknown> {
  roomId: number;
  id: number;
  nickname: string;
  avatar: string;
  level: number;
  noble: NobleRank;
  effect: EntryEffect;
}

/**
 * Selects and records arrivals to announce: nobles whose rank announces them and who want it, in live rooms of others, at most once per
 * interval.
 */
export async function takeEntries(tx: Transaction, came: readonly AtRoom[], now: number): Promise<EntryRow[]> {
  const { rows } = await tx.execute<EntryRow>(sql`
    with given as (select distinct g.* from unnest(${sql.param(came.map(({ roomId }) => roomId))}::bigint[], ${sql.param(came.map(({ userId }) => userId))}::bigint[]) as g (room_id, user_id)),
    shown as (select * from jsonb_to_recordset(${JSON.stringify(entryRanks)}::jsonb) as s(rank text, effect text)),
    arrived as (
      insert into ${roomEntries} as e (room_id, user_id, at)
      select g.room_id, g.user_id, ${now}::bigint from given g
      join ${nobles} n on n.member_id = g.user_id and n.until > ${now} and n.entry_hint and n.rank in (select rank from shown)
      join ${rooms} r on r.id = g.room_id and r.status = 'live' and r.owner_id <> g.user_id
      where not exists (select from ${roomKicks} k where k.room_id = g.room_id and k.user_id = g.user_id)
      order by g.room_id, g.user_id
      on conflict (room_id, user_id) do update set at = excluded.at where e.at <= ${now - entryGap} returning room_id, user_id)
    select arrived.room_id as "roomId", u.id, u.nickname, u.avatar, u.level, n.rank as noble, shown.effect
    from arrived join ${users} u on u.id = arrived.user_id join ${nobles} n on n.member_id = u.id join shown on shown.rank = n.rank order by arrived.room_id, u.id`);
  return rows;
}
