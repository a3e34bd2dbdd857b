import { sql } from 'drizzle-orm';
import type { Database } from '../../../ports/database/database.ts';
import { follows } from '../../member/follow/index.ts';
import { users } from '../../member/member/index.ts';
import { blocks, friendRequests, friends } from './friends.tables.ts';

/** A suggested friend with the reason. */
export interface Suggested {
  id: number;
  nickname: string;
  avatar: string;
  level: number;
  isAnchor: boolean;
  reason: 'friends' | 'group' | 'anchor' | 'new';
  common: number;
}

/** Maximum rows per reason, so that a member with a thousand friends costs no more than others. */
const looked = 2_000;

/**
 * Friend suggestions: friends of friends, members of the same groups, fans of the same anchors, then the newest members. Leaves out
 * friends, pending requests and blocks in either direction.
 * @param mates members who share groups with the caller, and how many groups
 */
export async function suggest(
  db: Database,
  memberId: number,
  mates: readonly { id: number; common: number }[],
  limit: number,
  offset: number,
): Promise<Suggested[]> {
  const { rows } = await db.execute<Suggested & Record<string, unknown>>(sql`
    with found as (
      select id, 'friends' as reason, 1 as rank, count(*)::int as common from (
        select theirs.friend_id as id from ${friends} mine join ${friends} theirs on theirs.member_id = mine.friend_id where mine.member_id = ${memberId} limit ${looked}) as one group by id
      union all
      select (value->>'id')::bigint, 'group', 2, (value->>'common')::int from jsonb_array_elements(${JSON.stringify(mates)}::jsonb)
      union all
      select id, 'anchor', 3, count(*)::int from (
        select theirs.member_id as id from ${follows} mine join ${follows} theirs on theirs.target_id = mine.target_id where mine.member_id = ${memberId} limit ${looked}) as three group by id
      union all
      (select id, 'new', 4, 0 from ${users} where role = 'member' order by id desc limit 60)),
    best as (select distinct on (id) * from found where id <> ${memberId} order by id, rank)
    select u.id, u.nickname, u.avatar, u.level, u.is_anchor as "isAnchor", best.reason, best.common
    from best join ${users} u on u.id = best.id and u.role = 'member'
    where not exists (select from ${friends} where member_id = ${memberId} and friend_id = u.id)
      and not exists (select from ${friendRequests} where sender_id = ${memberId} and receiver_id = u.id or sender_id = u.id and receiver_id = ${memberId})
      and not exists (select from ${blocks} where member_id = ${memberId} and blocked_id = u.id or member_id = u.id and blocked_id = ${memberId})
    order by best.rank, best.common desc, u.id desc limit ${limit} offset ${offset}`);
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}
