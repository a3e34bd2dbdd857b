import type { Group } from '@pitchside/api/messages/groups';
import { groupLimits } from '@pitchside/api/messages/groups';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { describePerson } from '../../member/follow/index.ts';
import { friends } from '../friends/index.ts';
import { users } from '../../member/member/index.ts';
import { conversationMembers, conversations } from '../messages/index.ts';
import { groups } from './groups.tables.ts';

interface WholeRow extends Record<string, unknown> {
  id: number;
  name: string;
  avatar: string;
  intro: string;
  owner: {
    id: number;
    nickname: string;
    avatar: string;
    level: number;
    isAnchor: boolean;
  };
  roomId: number | null;
  join: Group['join'];
  members: number;
  friends: number;
  isIn: boolean;
  at: number;
  createdAt: number;
  total: number;
}

const describe = (row: WholeRow, readerId: number | undefined): Group => ({
  id: String(row.id),
  name: row.name,
  avatar: row.avatar,
  intro: row.intro,
  owner: describePerson(row.owner),
  room_id: row.roomId === null ? null : String(row.roomId),
  join: row.join,
  members: row.members,
  most_members: groupLimits.members,
  friends: row.friends,
  role: row.isIn ? (row.owner.id === readerId ? 'owner' : 'member') : null,
  conversation_id: row.isIn ? `GROUP${row.id}` : null,
  active_at: Number(row.at),
  created_at: Number(row.createdAt),
});

/** SQL of groups. */
export function createGroupsRepository(db: Database) {
  const select = (readerId: number | undefined, where: SQL, rest: SQL) => sql`
    select g.id, c.name, c.avatar, g.intro, g.room_id as "roomId", g."join", c.members, c.at, g.created_at as "createdAt",
      json_build_object('id', o.id, 'nickname', o.nickname, 'avatar', o.avatar, 'level', o.level, 'isAnchor', o.is_anchor) as owner,
      (select count(*)::int from ${friends} f join ${conversationMembers} fm on fm.member_id = f.friend_id and fm.conversation_id = g.id where f.member_id = ${readerId ?? null}::bigint) as friends,
      me.member_id is not null as "isIn", count(*) over ()::int as total
    from ${groups} g join ${conversations} c on c.id = g.id join ${users} o on o.id = g.owner_id
    left join ${conversationMembers} me on me.conversation_id = g.id and me.member_id = ${readerId ?? null}::bigint
    where ${where} ${rest}`;
  const paged = (page: number, limit: number) => sql`limit ${limit} offset ${(page - 1) * limit}`;
  const part = (search: string | undefined) =>
    search === undefined ? sql`true` : sql`position(lower(${search}) in lower(c.name || ' ' || g.intro)) > 0`;

  return {
    async byId(from: Database | Transaction, id: number, readerId: number | undefined): Promise<Group | undefined> {
      const { rows } = await from.execute<WholeRow>(select(readerId, sql`g.id = ${id}`, sql``));
      return rows[0] && describe(rows[0], readerId);
    },
    /** Groups open to everybody that the reader is not in: those with friends first, then by activity. */
    async recommended(readerId: number | undefined, search: string | undefined, page: number, limit: number) {
      const { rows } = await db.execute<WholeRow>(
        select(
          readerId,
          sql`g."join" = 'open' and c.members < ${groupLimits.members} and me.member_id is null and ${part(search)}`,
          sql`order by friends desc, c.at desc, g.id desc ${paged(page, limit)}`,
        ),
      );
      return {
        list: rows.map((row) => describe(row, readerId)),
        total: rows[0]?.total ?? 0,
      };
    },
    async mine(readerId: number, only: 'all' | 'owned' | 'joined', page: number, limit: number) {
      const owned = sql`g.owner_id = ${readerId}`;
      const wanted = { all: sql`true`, owned, joined: sql`not (${owned})` }[only];
      const { rows } = await db.execute<WholeRow>(
        select(
          readerId,
          sql`me.member_id is not null and ${wanted}`,
          sql`order by ${owned} desc, c.at desc, g.id desc ${paged(page, limit)}`,
        ),
      );
      return {
        list: rows.map((row) => describe(row, readerId)),
        total: rows[0]?.total ?? 0,
      };
    },
    async members(id: number, readerId: number, page: number, limit: number) {
      const { rows } = await db.execute<{
        id: number;
        nickname: string;
        avatar: string;
        level: number;
        isAnchor: boolean;
        isOwner: boolean;
        isFriend: boolean;
        joinedAt: number;
        total: number;
      }>(sql`
        select u.id, u.nickname, u.avatar, u.level, u.is_anchor as "isAnchor", u.id = g.owner_id as "isOwner", f.member_id is not null as "isFriend",
          m.joined_at as "joinedAt", count(*) over ()::int as total
        from ${groups} g join ${conversationMembers} m on m.conversation_id = g.id join ${users} u on u.id = m.member_id
        left join ${friends} f on f.member_id = ${readerId} and f.friend_id = u.id
        where g.id = ${id} order by u.id = g.owner_id desc, m.joined_at, u.id ${paged(page, limit)}`);
      return rows;
    },
    async add(tx: Transaction, row: typeof groups.$inferInsert): Promise<void> {
      await tx.insert(groups).values(row);
    },
    async change(
      tx: Transaction,
      id: number,
      change: {
        name?: string;
        avatar?: string;
        intro?: string;
        join?: Group['join'];
      },
    ): Promise<void> {
      const { name, avatar, ...own } = change;
      const shown = {
        ...(name !== undefined && { name }),
        ...(avatar !== undefined && { avatar }),
      };
      if (Object.keys(shown).length > 0) await tx.update(conversations).set(shown).where(eq(conversations.id, id));
      if (Object.keys(own).length > 0) await tx.update(groups).set(own).where(eq(groups.id, id));
    },
    async ofRoom(tx: Transaction, roomId: number): Promise<boolean> {
      const rows = await tx.select({ id: groups.id }).from(groups).where(eq(groups.roomId, roomId));
      return rows.length > 0;
    },
    /** Number of groups that a member owns, and of those they are in. */
    async counts(tx: Transaction, memberId: number): Promise<{ owned: number; joined: number }> {
      const { rows } = await tx.execute<{ owned: number; joined: number }>(sql`
        select (select count(*)::int from ${groups} where owner_id = ${memberId}) as owned,
          (select count(*)::int from ${conversationMembers} m join ${groups} g on g.id = m.conversation_id where m.member_id = ${memberId}) as joined`);
      return rows[0] ?? { owned: 0, joined: 0 };
    },
    /** Adds members, who see messages from now on. Returns those who were new. The conversation is locked. */
    async enter(tx: Transaction, id: number, memberIds: readonly number[], lastSeq: number, at: number): Promise<number[]> {
      if (memberIds.length === 0) return [];
      const rows = await tx
        .insert(conversationMembers)
        .values(
          [...memberIds].map((memberId) => ({
            conversationId: id,
            memberId,
            clearedSeq: lastSeq,
            readSeq: lastSeq,
            deliveredSeq: lastSeq,
            joinedAt: at,
            at,
          })),
        )
        .onConflictDoNothing()
        .returning({ memberId: conversationMembers.memberId });
      if (rows.length > 0)
        await tx
          .update(conversations)
          .set({ members: sql`${conversations.members} + ${rows.length}` })
          .where(eq(conversations.id, id));
      return rows.map(({ memberId }) => memberId);
    },
    /** Removes a member; false for a non-member. The conversation is locked. */
    async leave(tx: Transaction, id: number, memberId: number): Promise<boolean> {
      const { rowCount } = await tx
        .delete(conversationMembers)
        .where(and(eq(conversationMembers.conversationId, id), eq(conversationMembers.memberId, memberId)));
      if ((rowCount ?? 0) === 0) return false;
      await tx
        .update(conversations)
        .set({ members: sql`${conversations.members} - 1` })
        .where(eq(conversations.id, id));
      return true;
    },
    /** Deletes a group and its memberships. */
    async dissolve(tx: Transaction, id: number): Promise<number[]> {
      const rows = await tx
        .delete(conversationMembers)
        .where(eq(conversationMembers.conversationId, id))
        .returning({ memberId: conversationMembers.memberId });
      await tx.delete(groups).where(eq(groups.id, id));
      await tx.update(conversations).set({ members: 0 }).where(eq(conversations.id, id));
      return rows.map(({ memberId }) => memberId).sort((one, other) => one - other);
    },
    async owns(id: number, memberId: number): Promise<boolean> {
      const [row] = await db.select({ ownerId: groups.ownerId }).from(groups).where(eq(groups.id, id));
      return row === undefined || row.ownerId === memberId;
    },
    async common(memberId: number, otherId: number) {
      const { rows } = await db.execute<{
        id: number;
        name: string;
        avatar: string;
      }>(sql`
        select c.id, c.name, c.avatar from ${groups} g join ${conversations} c on c.id = g.id
        join ${conversationMembers} mine on mine.conversation_id = g.id and mine.member_id = ${memberId}
        join ${conversationMembers} theirs on theirs.conversation_id = g.id and theirs.member_id = ${otherId} order by c.at desc, c.id desc`);
      return rows.map(({ id, name, avatar }) => ({
        id: String(id),
        name,
        avatar,
      }));
    },
    async mates(memberId: number) {
      const { rows } = await db.execute<{ id: number; common: number }>(sql`
        select theirs.member_id as id, count(*)::int as common from ${conversationMembers} mine join ${groups} g on g.id = mine.conversation_id
        join ${conversationMembers} theirs on theirs.conversation_id = g.id and theirs.member_id <> ${memberId}
        where mine.member_id = ${memberId} group by theirs.member_id order by common desc, id limit 200`);
      return rows.map(({ id, common }) => ({ id: Number(id), common }));
    },
  };
}
export type GroupsRepository = ReturnType<typeof createGroupsRepository>;
