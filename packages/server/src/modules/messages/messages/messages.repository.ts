import { and, asc, count, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { users } from '../../member/member/index.ts';
import { createConversationsRepository, place, type MemberRow } from './conversations.repository.ts';
import { conversationMembers, conversations, messages, type StoredBody } from './messages.tables.ts';

/** A message with the sender's profile, which is null for the site itself. */
export interface MessageRow {
  message: typeof messages.$inferSelect;
  sender: { id: number; nickname: string; avatar: string } | null;
}

/** A message to store. */
export interface Saying {
  conversationId: number;
  senderId: number | null;
  clientId: string;
  body: StoredBody;
  words: string;
  uploadKey?: string | null;
  counts: boolean;
  at: number;
}

/** A member of a conversation after a message was sent or recalled. */
export interface Reader {
  memberId: number;
  unread: number;
}

const sender = { id: users.id, nickname: users.nickname, avatar: users.avatar };

/** SQL of messages and read positions. */
export function createMessagesRepository(db: Database) {
  const whole = (from: Database | Transaction) =>
    from.select({ message: messages, sender }).from(messages).leftJoin(users, eq(users.id, messages.senderId));

  const ofConversations = createConversationsRepository(db);
  return {
    ...ofConversations,
    async exists(id: number): Promise<boolean> {
      const rows = await db.select({ id: users.id }).from(users).where(eq(users.id, id));
      return rows.length > 0;
    },
    async person(id: number) {
      const [row] = await db
        .select({ ...sender, level: users.level, isAnchor: users.isAnchor })
        .from(users)
        .where(eq(users.id, id));
      return row;
    },
    async sender(tx: Transaction, id: number): Promise<NonNullable<MessageRow['sender']>> {
      const [row] = await tx.select(sender).from(users).where(eq(users.id, id));
      if (!row) throw new Error('a member who writes has no row');
      return row;
    },
    /** Whether a message uses a file. */
    async isUsed(tx: Transaction, key: string): Promise<boolean> {
      const rows = await tx.select({ id: messages.id }).from(messages).where(eq(messages.uploadKey, key));
      return rows.length > 0;
    },
    /** The message with a sender's client id, if there is one. */
    async byClientId(from: Database | Transaction, senderId: number, clientId: string): Promise<MessageRow | undefined> {
      const [row] = await whole(from).where(and(eq(messages.senderId, senderId), eq(messages.clientId, clientId)));
      return row;
    },
    async byMessageId(from: Database | Transaction, id: number): Promise<MessageRow | undefined> {
      const [row] = await whole(from).where(eq(messages.id, id));
      return row;
    },
    /** A message visible to a reader. */
    async seenBy(id: number, readerId: number): Promise<MessageRow | undefined> {
      const found = await this.byMessageId(db, id);
      const own = found && (await ofConversations.member(db, found.message.conversationId, readerId));
      return own && own.clearedSeq < found.message.seq ? found : undefined;
    },
    async sentSince(tx: Transaction, senderId: number, since: number): Promise<number> {
      const [row] = await tx
        .select({ total: count() })
        .from(messages)
        .where(and(eq(messages.senderId, senderId), gt(messages.at, since)));
      return row?.total ?? 0;
    },
    /** Number of messages of a member in a conversation; stops counting at `most`. */
    async saidBy(tx: Transaction, conversationId: number, senderId: number, most: number): Promise<number> {
      const { rows } = await tx.execute<{ total: number }>(
        sql`select count(*)::int as total from (select from ${messages} where conversation_id = ${conversationId} and sender_id = ${senderId} limit ${most}) as few`,
      );
      return rows[0]?.total ?? 0;
    },
    /**
     * Stores a message: takes the conversation's next number and increments everybody else's unread count, in one statement.
     * Concurrent senders wait for the conversation's row, so that numbers rise in commit order without gaps.
     */
    async say(tx: Transaction, { conversationId, senderId, clientId, body, words, uploadKey = null, counts, at }: Saying) {
      const { rows } = await tx.execute<{
        id: number;
        seq: number;
        readers: Reader[];
      }>(sql`
        with turn as (
          update ${conversations} set last_seq = last_seq + 1, at = greatest(at, ${at}::bigint) where id = ${conversationId} returning id, last_seq),
        said as (
          insert into ${messages} (conversation_id, seq, sender_id, client_id, body, words, counts, upload_key, at)
          select id, last_seq, ${senderId}::bigint, ${clientId}, ${JSON.stringify(body)}::jsonb, ${words}, ${counts}, ${uploadKey}, ${at}::bigint from turn
          returning id, seq),
        readers as (
          update ${conversationMembers} m set at = greatest(m.at, ${at}::bigint), is_hidden = false,
            unread = m.unread + case when ${counts} and m.member_id is distinct from ${senderId}::bigint then 1 else 0 end
          from turn where m.conversation_id = turn.id returning m.member_id, m.unread)
        select said.id, said.seq, (select json_agg(json_build_object('memberId', member_id, 'unread', unread) order by member_id) from readers) as readers from said`);
      const [row] = rows;
      if (!row) throw new Error('a message was not written');
      return { id: Number(row.id), seq: Number(row.seq), readers: row.readers };
    },
    /** Members of a conversation who did not mute it. */
    async unmuted(tx: Transaction, conversationId: number): Promise<number[]> {
      const rows = await tx
        .select({ id: conversationMembers.memberId })
        .from(conversationMembers)
        .where(and(eq(conversationMembers.conversationId, conversationId), eq(conversationMembers.isMuted, false)))
        .orderBy(conversationMembers.memberId);
      return rows.map(({ id }) => id);
    },
    /** Recalls a message: its number stays, and members who had not read it have one unread less. The conversation is locked. */
    async recall(tx: Transaction, conversationId: number, seq: number, senderId: number): Promise<Reader[]> {
      const { rows } = await tx.execute<{
        memberId: number;
        unread: number;
      }>(sql`
        with gone as (
          update ${messages} set body = '{"type":"recalled"}'::jsonb, words = '', counts = false, upload_key = null
          where conversation_id = ${conversationId} and seq = ${seq} and counts returning seq),
        readers as (
          update ${conversationMembers} m set unread = m.unread - case when m.member_id <> ${senderId} and m.read_seq < ${seq} and m.cleared_seq < ${seq} then 1 else 0 end
          from gone where m.conversation_id = ${conversationId} returning m.member_id, m.unread)
        select member_id as "memberId", unread from readers order by member_id`);
      return rows.map((row) => ({
        memberId: Number(row.memberId),
        unread: row.unread,
      }));
    },
    /** Messages visible to a reader, in order; one extra row tells whether there are more. */
    async history(
      conversationId: number,
      clearedSeq: number,
      {
        before,
        after,
        limit,
      }: {
        before?: number | undefined;
        after?: number | undefined;
        limit: number;
      },
    ): Promise<MessageRow[]> {
      const rows = await whole(db)
        .where(
          and(
            eq(messages.conversationId, conversationId),
            gt(messages.seq, Math.max(clearedSeq, after ?? 0)),
            before === undefined ? undefined : lt(messages.seq, before),
          ),
        )
        .orderBy(after === undefined ? desc(messages.seq) : asc(messages.seq))
        .limit(limit);
      return after === undefined ? rows.reverse() : rows;
    },
    /** Whether the reader has visible messages before a sequence number. */
    async isAny(conversationId: number, clearedSeq: number, before: number): Promise<boolean> {
      const rows = await db
        .select({ seq: messages.seq })
        .from(messages)
        .where(and(eq(messages.conversationId, conversationId), gt(messages.seq, clearedSeq), lt(messages.seq, before)))
        .limit(1);
      return rows.length > 0;
    },
    /** Updates the read position of a member and recounts unread messages. Locks the member's row. */
    async read(
      tx: Transaction,
      conversationId: number,
      memberId: number,
      seq: number,
    ): Promise<{ unread: number; readSeq: number; deliveredSeq: number }> {
      const { rows } = await tx.execute<{
        unread: number;
        readSeq: number;
        deliveredSeq: number;
      }>(sql`
        update ${conversationMembers} m set read_seq = ${seq}, delivered_seq = greatest(m.delivered_seq, ${seq}::bigint), is_marked_unread = false, unread = (
          select count(*)::int from ${messages} where conversation_id = ${conversationId} and seq > greatest(${seq}::bigint, m.cleared_seq) and counts and sender_id is distinct from ${memberId}::bigint)
        where m.conversation_id = ${conversationId} and m.member_id = ${memberId}
        returning unread, read_seq as "readSeq", delivered_seq as "deliveredSeq"`);
      const [row] = rows;
      if (!row) throw new Error('nobody has read');
      return {
        unread: row.unread,
        readSeq: Number(row.readSeq),
        deliveredSeq: Number(row.deliveredSeq),
      };
    },
    async delivered(tx: Transaction, conversationId: number, memberId: number, seq: number): Promise<MemberRow | undefined> {
      const [row] = await tx
        .update(conversationMembers)
        .set({ deliveredSeq: seq })
        .where(and(place(conversationId, memberId), lt(conversationMembers.deliveredSeq, seq)))
        .returning();
      return row;
    },
    /** Messages with a text that are visible to a member, newest first. */
    async search(
      memberId: number,
      part: string,
      conversationId: number | undefined,
      before: number | undefined,
      limit: number,
    ): Promise<MessageRow[]> {
      const pattern = `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`;
      return db
        .select({ message: messages, sender })
        .from(conversationMembers)
        .innerJoin(messages, eq(messages.conversationId, conversationMembers.conversationId))
        .leftJoin(users, eq(users.id, messages.senderId))
        .where(
          and(
            eq(conversationMembers.memberId, memberId),
            conversationId === undefined ? undefined : eq(conversationMembers.conversationId, conversationId),
            gt(messages.seq, conversationMembers.clearedSeq),
            before === undefined ? undefined : lt(messages.id, before),
            sql`${messages.words} ilike ${pattern}`,
          ),
        )
        .orderBy(desc(messages.id))
        .limit(limit);
    },
  };
}
export type MessagesRepository = ReturnType<typeof createMessagesRepository>;
