import type { ReportKind, ReportReason } from '@pitchside/api/live/moderation';
import { and, asc, count, desc, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../ports/database/database.ts';
import { users } from '../../../member/member/index.ts';
import { reportCases, reports } from './reports.tables.ts';

export type CaseRow = typeof reportCases.$inferSelect;
export type ReportRow = typeof reports.$inferSelect;
/** A reported object, by kind and id. */
export interface ReportedObject {
  kind: ReportKind;
  id: string;
}
/** Number of pending reports on an object, and their reasons. */
export interface OpenReport extends ReportedObject {
  total: number;
  reasons: string[];
}
export type ReportState = CaseRow['state'];

/** A case with its reports and the reported member. */
export interface WholeCase {
  row: CaseRow;
  owner: { id: number; nickname: string; avatar: string; level: number; createdAt: number };
  reports: ReportRow[];
  /** Earlier upheld cases about the same member. */
  before: number;
}

/** Report of a member on an object. */
export interface Reported {
  kind: ReportKind;
  objectId: string;
  ownerId: number;
  snapshot: string;
  reason: ReportReason;
  text: string;
}

/** SQL of reports. */
export function createReportsRepository(db: Database) {
  // A literal, as in the partial index of pending cases: a cached plan cannot match a parameter to it.
  const waiting = sql`${reportCases.state} = 'waiting'`;

  async function whole(rows: readonly CaseRow[]): Promise<WholeCase[]> {
    if (rows.length === 0) return [];
    const owners = [...new Set(rows.map(({ ownerId }) => ownerId))];
    const [people, all, before] = await Promise.all([
      db
        .select({ id: users.id, nickname: users.nickname, avatar: users.avatar, level: users.level, createdAt: users.createdAt })
        .from(users)
        .where(inArray(users.id, owners)),
      db
        .select()
        .from(reports)
        .where(
          inArray(
            reports.caseId,
            rows.map(({ id }) => id),
          ),
        )
        .orderBy(asc(reports.id)),
      db
        .select({ ownerId: reportCases.ownerId, total: count() })
        .from(reportCases)
        .where(and(inArray(reportCases.ownerId, owners), eq(reportCases.state, 'upheld')))
        .groupBy(reportCases.ownerId),
    ]);
    return rows.flatMap((row) => {
      const owner = people.find(({ id }) => id === row.ownerId);
      return owner
        ? [
            {
              row,
              owner,
              reports: all.filter(({ caseId }) => caseId === row.id),
              before: (before.find(({ ownerId }) => ownerId === row.ownerId)?.total ?? 0) - (row.state === 'upheld' ? 1 : 0),
            },
          ]
        : [];
    });
  }

  return {
    async knows(tx: Transaction, reporterId: number, kind: ReportKind, objectId: string): Promise<boolean> {
      const [row] = await tx
        .select({ id: reports.id })
        .from(reports)
        .where(and(eq(reports.reporterId, reporterId), eq(reports.kind, kind), eq(reports.objectId, objectId)));
      return row !== undefined;
    },
    async countSince(tx: Transaction, reporterId: number, since: number): Promise<number> {
      const [row] = await tx
        .select({ total: count() })
        .from(reports)
        .where(and(eq(reports.reporterId, reporterId), gte(reports.at, since)));
      return row?.total ?? 0;
    },
    /** Adds a report to the pending case of its object, or opens one. */
    async add(
      tx: Transaction,
      { kind, objectId, ownerId, snapshot, reason, text }: Reported,
      reporterId: number,
      pictures: string[],
      at: number,
    ) {
      const [one] = await tx
        .insert(reportCases)
        .values({ kind, objectId, ownerId, snapshot, state: 'waiting', firstAt: at })
        // Locks the case until the report is stored, so that nobody decides it in between.
        .onConflictDoUpdate({
          target: [reportCases.kind, reportCases.objectId],
          targetWhere: waiting,
          set: { firstAt: sql`${reportCases.firstAt}` },
        })
        .returning({ id: reportCases.id });
      if (!one) throw new Error('a case was neither opened nor found');
      const [added] = await tx
        .insert(reports)
        .values({ caseId: one.id, reporterId, kind, objectId, reason, text, pictures, at })
        .returning({ id: reports.id });
      if (!added) throw new Error('a report was not kept');
      return added.id;
    },
    /** Decides a pending case; undefined for any other. */
    async decide(
      tx: Transaction,
      id: number,
      decision: { state: 'upheld' | 'rejected'; reason: string; decidedBy: number; decidedAt: number },
    ): Promise<CaseRow | undefined> {
      const [row] = await tx
        .update(reportCases)
        .set(decision)
        .where(and(eq(reportCases.id, id), waiting))
        .returning();
      return row;
    },
    reportsOf: (tx: Transaction, caseId: number): Promise<ReportRow[]> =>
      tx.select().from(reports).where(eq(reports.caseId, caseId)).orderBy(asc(reports.id)),
    /** Cases in a state: pending ones oldest first, decided ones newest first. */
    async list(state: ReportState, limit: number): Promise<{ list: WholeCase[]; total: number }> {
      const order =
        state === 'waiting' ? [asc(reportCases.firstAt), asc(reportCases.id)] : [desc(reportCases.decidedAt), desc(reportCases.id)];
      const rows = await db
        .select()
        .from(reportCases)
        .where(eq(reportCases.state, state))
        .orderBy(...order)
        .limit(limit);
      const [all] = await db.select({ total: count() }).from(reportCases).where(eq(reportCases.state, state));
      return { list: await whole(rows), total: all?.total ?? 0 };
    },
    async find(id: number): Promise<WholeCase | undefined> {
      return (await whole(await db.select().from(reportCases).where(eq(reportCases.id, id))))[0];
    },
    /** Number of members whose reports on an object are pending. */
    async waitingFor(tx: Transaction, kind: ReportKind, objectId: string): Promise<number> {
      const [row] = await tx
        .select({ total: count() })
        .from(reports)
        .innerJoin(reportCases, eq(reportCases.id, reports.caseId))
        .where(and(eq(reportCases.kind, kind), eq(reportCases.objectId, objectId), waiting));
      return row?.total ?? 0;
    },
    async waitingCase(tx: Transaction, kind: ReportKind, objectId: string): Promise<number | undefined> {
      const [row] = await tx
        .select({ id: reportCases.id })
        .from(reportCases)
        .where(and(eq(reportCases.kind, kind), eq(reportCases.objectId, objectId), waiting));
      return row?.id;
    },
    /** Pending reports on some objects. */
    async open(of: readonly ReportedObject[]): Promise<OpenReport[]> {
      if (of.length === 0) return [];
      const rows = await db
        .select({ kind: reportCases.kind, id: reportCases.objectId, reason: reports.reason })
        .from(reports)
        .innerJoin(reportCases, eq(reportCases.id, reports.caseId))
        .where(
          and(
            inArray(
              reportCases.objectId,
              of.map(({ id }) => id),
            ),
            waiting,
          ),
        );
      return of.map(({ kind, id }) => {
        const own = rows.filter((row) => row.kind === kind && row.id === id);
        return { kind, id, total: own.length, reasons: [...new Set(own.map(({ reason }) => reason))] };
      });
    },
    /** Objects of some kinds with pending reports, in order of their cases. */
    async reported(kinds: readonly ReportKind[], after: number, limit: number) {
      const ofKinds = and(inArray(reportCases.kind, [...kinds]), waiting);
      const [rows, [all]] = await Promise.all([
        db
          .select({ caseId: reportCases.id, kind: reportCases.kind, id: reportCases.objectId })
          .from(reportCases)
          .where(and(ofKinds, gt(reportCases.id, after)))
          .orderBy(asc(reportCases.id))
          .limit(limit),
        db.select({ total: count() }).from(reportCases).where(ofKinds),
      ]);
      return { list: rows, total: all?.total ?? 0 };
    },
    async waiting(): Promise<{ total: number; oldestAt: number | null }> {
      const [row] = await db
        .select({ total: count(), oldestAt: sql<number | null>`min(${reportCases.firstAt})` })
        .from(reportCases)
        .where(waiting);
      return row ?? { total: 0, oldestAt: null };
    },
  };
}
export type ReportsRepository = ReturnType<typeof createReportsRepository>;
