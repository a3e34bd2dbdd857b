import type { NoticeKind, NoticeSubject, UnreadNotices } from '@pitchside/api/messages/notices';
import { noticeKinds, type noticeTargets } from '@pitchside/api/messages/notices';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { notices } from './notices.tables.ts';
import type { NoticePerson, NoticeValues } from './noticesTexts.ts';

export type NoticeRow = typeof notices.$inferSelect;

/** A notice to a member. */
export interface NewNotice {
  memberId: number;
  kind: NoticeKind;
  values?: NoticeValues;
  target?: { type: (typeof noticeTargets)[number]; id?: string };
  /** The person who caused it. */
  person?: NoticePerson;
  /** Key of its subject: a later notice with the same key replaces it. */
  fold?: string;
}

const mine = (memberId: number) => eq(notices.memberId, memberId);

/** SQL of notices. */
export function createNoticesRepository(db: Database) {
  return {
    /**
     * Writes notices. A notice replaces an earlier one about the same thing; while that is unread, the people of both are counted together.
     * Rows are locked in order of members to avoid deadlocks between bulk writes.
     */
    async add(tx: Transaction, added: readonly NewNotice[], at: number): Promise<NoticeRow[]> {
      if (added.length === 0) return [];
      const rows = [...added].sort((one, other) => one.memberId - other.memberId);
      const isSame = sql`${notices.people} @> jsonb_build_array(jsonb_build_object('id', excluded.people->0->'id'))`;
      return tx
        .insert(notices)
        .values(
          rows.map(({ memberId, kind, values = {}, target, person, fold }) => ({
            memberId,
            kind,
            subject: noticeKinds[kind],
            values,
            targetType: target?.type ?? null,
            targetId: target?.id ?? '',
            people: person ? [person] : [],
            fold: fold ?? null,
            at,
          })),
        )
        .onConflictDoUpdate({
          target: [notices.memberId, notices.fold],
          targetWhere: sql`${notices.fold} is not null`,
          set: {
            values: sql`excluded."values"`,
            kind: sql`excluded.kind`,
            targetType: sql`excluded.target_type`,
            targetId: sql`excluded.target_id`,
            count: sql`case when ${notices.isRead} or jsonb_array_length(excluded.people) = 0 then 1 when ${isSame} then ${notices.count} else ${notices.count} + 1 end`,
            people: sql`case when ${notices.isRead} then excluded.people else (
              select coalesce(jsonb_agg(person order by place), '[]'::jsonb) from (
                select person, place from jsonb_array_elements(excluded.people || ${notices.people}) with ordinality as each (person, place)
                where place = 1 or person->'id' <> excluded.people->0->'id' order by place limit 3) as few) end`,
            isRead: false,
            at: sql`excluded.at`,
          },
        })
        .returning();
    },
    async unread(memberId: number, from: Database | Transaction = db): Promise<UnreadNotices> {
      const rows = await from
        .select({ subject: notices.subject, total: count() })
        .from(notices)
        .where(and(mine(memberId), sql`not ${notices.isRead}`))
        .groupBy(notices.subject)
        .orderBy(notices.subject);
      return {
        total: rows.reduce((sum, { total }) => sum + total, 0),
        subjects: rows,
      };
    },
    /** For several members at once. */
    async unreadOf(tx: Transaction, memberIds: readonly number[]): Promise<Map<number, UnreadNotices>> {
      const rows = await tx
        .select({
          memberId: notices.memberId,
          subject: notices.subject,
          total: count(),
        })
        .from(notices)
        .where(and(inArray(notices.memberId, [...memberIds]), sql`not ${notices.isRead}`))
        .groupBy(notices.memberId, notices.subject)
        .orderBy(notices.subject);
      const sums = new Map<number, UnreadNotices>();
      for (const { memberId, subject, total } of rows) {
        const sum = sums.get(memberId) ?? { total: 0, subjects: [] };
        sum.total += total;
        sum.subjects.push({ subject, total });
        sums.set(memberId, sum);
      }
      return sums;
    },
    page: (
      memberId: number,
      {
        before,
        subject,
        isUnread,
      }: {
        before?: { at: number; id: number };
        subject?: NoticeSubject;
        isUnread: boolean;
      },
      limit: number,
    ): Promise<NoticeRow[]> =>
      db
        .select()
        .from(notices)
        .where(
          and(
            mine(memberId),
            before && sql`(${notices.at}, ${notices.id}) < (${before.at}, ${before.id})`,
            subject && eq(notices.subject, subject),
            isUnread ? sql`not ${notices.isRead}` : undefined,
          ),
        )
        .orderBy(desc(notices.at), desc(notices.id))
        .limit(limit),
    /** Marks notices as read. Returns the number of formerly unread ones. */
    async read(tx: Transaction, memberId: number, { ids, subject }: { ids?: readonly number[]; subject?: NoticeSubject }): Promise<number> {
      const { rowCount } = await tx
        .update(notices)
        .set({ isRead: true })
        .where(
          and(mine(memberId), sql`not ${notices.isRead}`, ids && inArray(notices.id, [...ids]), subject && eq(notices.subject, subject)),
        );
      return rowCount ?? 0;
    },
    async remove(tx: Transaction, memberId: number, where: { id: number } | { fold: string }): Promise<boolean> {
      const { rowCount } = await tx
        .delete(notices)
        .where(and(mine(memberId), 'id' in where ? eq(notices.id, where.id) : eq(notices.fold, where.fold)));
      return (rowCount ?? 0) > 0;
    },
  };
}
