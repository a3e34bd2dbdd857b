import { and, asc, count, eq, gt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { conversationMembers, conversations } from './messages.tables.ts';

export type ConversationRow = typeof conversations.$inferSelect;
export type MemberRow = typeof conversationMembers.$inferSelect;

/** Condition for a member's row in a conversation. */
export const place = (conversationId: number, memberId: number) =>
  and(eq(conversationMembers.conversationId, conversationId), eq(conversationMembers.memberId, memberId));

/** SQL of conversations and their members. */
export function createConversationsRepository(db: Database) {
  return {
    async pair(from: Database | Transaction, one: number, other: number): Promise<ConversationRow | undefined> {
      const [row] = await from
        .select()
        .from(conversations)
        .where(and(eq(conversations.lowId, Math.min(one, other)), eq(conversations.highId, Math.max(one, other))));
      return row;
    },
    async byId(from: Database | Transaction, id: number): Promise<ConversationRow | undefined> {
      const [row] = await from.select().from(conversations).where(eq(conversations.id, id));
      return row;
    },
    async member(from: Database | Transaction, conversationId: number, memberId: number): Promise<MemberRow | undefined> {
      const [row] = await from.select().from(conversationMembers).where(place(conversationId, memberId));
      return row;
    },
    /** Locks a conversation: no messages, joins or leaves meanwhile. */
    async hold(tx: Transaction, id: number): Promise<ConversationRow | undefined> {
      const [row] = await tx.select().from(conversations).where(eq(conversations.id, id)).for('no key update');
      return row;
    },
    /** Locks a member's read position, so that later counts are right. */
    async holdMember(tx: Transaction, conversationId: number, memberId: number): Promise<MemberRow | undefined> {
      const [row] = await tx.select().from(conversationMembers).where(place(conversationId, memberId)).for('no key update');
      return row;
    },
    /** Opens a conversation with its first members. */
    async open(
      tx: Transaction,
      row: Omit<typeof conversations.$inferInsert, 'members'>,
      memberIds: readonly number[],
      isHidden = false,
    ): Promise<ConversationRow> {
      const [opened] = await tx
        .insert(conversations)
        .values({ ...row, members: memberIds.length })
        .returning();
      if (!opened) throw new Error('a conversation was not opened');
      await tx.insert(conversationMembers).values(
        memberIds.map((memberId) => ({
          conversationId: opened.id,
          memberId,
          joinedAt: row.createdAt,
          at: row.at,
          isHidden,
        })),
      );
      return opened;
    },
    async begunSince(tx: Transaction, strangerId: number, since: number): Promise<number> {
      const [row] = await tx
        .select({ total: count() })
        .from(conversations)
        .where(and(eq(conversations.strangerId, strangerId), gt(conversations.createdAt, since)));
      return row?.total ?? 0;
    },
    async change(tx: Transaction, conversationId: number, memberId: number, change: Partial<MemberRow>): Promise<void> {
      await tx.update(conversationMembers).set(change).where(place(conversationId, memberId));
    },
    async pinned(tx: Transaction, memberId: number): Promise<number> {
      const [row] = await tx
        .select({ total: count() })
        .from(conversationMembers)
        .where(and(eq(conversationMembers.memberId, memberId), eq(conversationMembers.isPinned, true)));
      return row?.total ?? 0;
    },
    /** Conversations of a member with unread messages. */
    unreadOnes: (memberId: number) =>
      db
        .select({
          id: conversationMembers.conversationId,
          lastSeq: conversations.lastSeq,
        })
        .from(conversationMembers)
        .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
        .where(
          and(
            eq(conversationMembers.memberId, memberId),
            sql`(${conversationMembers.unread} > 0 or ${conversationMembers.isMarkedUnread})`,
          ),
        )
        .orderBy(asc(conversationMembers.conversationId)),
    async memberIds(from: Database | Transaction, conversationId: number): Promise<number[]> {
      const rows = await from
        .select({ id: conversationMembers.memberId })
        .from(conversationMembers)
        .where(eq(conversationMembers.conversationId, conversationId))
        .orderBy(conversationMembers.memberId);
      return rows.map(({ id }) => id);
    },
  };
}
