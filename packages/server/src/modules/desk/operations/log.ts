import type { ActGroup, LoggedAct, LoggedKind, LoggedSubject, OperatorAct } from '@pitchside/api/desk/operations';
import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { createHash } from 'node:crypto';
import { takeTurn } from '../../../platform/locks.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import { local, type Localizable, type Names } from '../../../text/local.ts';
import { storedNames } from '../../../text/names.schema.ts';
import { users } from '../../member/member/index.ts';
import type { Actor } from './actor.ts';
import { operatorActs } from './operations.tables.ts';

/** Log entry of an act. */
export interface Entry {
  group: ActGroup;
  act: LoggedAct;
  /** Subject of the act: a case, a setting; several for a bulk act. */
  subject: LoggedSubject | readonly LoggedSubject[];
  /** Change in a few words, language-neutral such as `1% → 2%`, or in all languages. */
  note?: string | Names;
  /** Reason by the operator, in one or three languages, or a text of the site. */
  reason?: string | Names;
}

/** A subject of a kind; without an id if it has none yet. */
export const subjectOf = (kind: LoggedKind, id?: string | number): LoggedSubject => (id === undefined ? kind : `${kind} ${id}`);

/** Maximum number of listed subjects per entry. */
const mostSubjects = 10;

const joined = (subject: Entry['subject']): string => (typeof subject === 'string' ? subject : subject.slice(0, mostSubjects).join(', '));

/** Start of a JSON value with three languages; plain text is stored unchanged in the same column. */
const threeStart = '{"zh":';
const kept = (words: string | Names): string =>
  typeof words === 'string' ? words : JSON.stringify({ zh: words.zh, en: words.en, vi: words.vi });

/** Reads a stored text. A typed text that only looks like the three-language format stays as it is. */
function entryText(words: string): Localizable<string> {
  if (!words.startsWith(threeStart)) return words;
  try {
    const { data } = storedNames.safeParse(JSON.parse(words));
    return data ? local(data) : words;
  } catch {
    return words;
  }
}

type Row = typeof operatorActs.$inferSelect;

const digestOf = (
  before: string,
  { id, at, operatorId, actor, group, act, subject, note, reason, failureOf }: Omit<Row, 'digest'>,
): string =>
  createHash('sha256')
    .update(JSON.stringify([before, id, at, operatorId, actor, group, act, subject, note, reason, failureOf]))
    .digest('base64url');

/** Log of operators: append-only, with a hash chain. */
export function createOperatorLog({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  async function append(
    tx: Transaction,
    { operatorId, name }: Actor,
    { group, act, subject: of, note: noted = '', reason: why = '' }: Entry,
    failureOf: number | null = null,
  ): Promise<number> {
    // Serialized until the transaction ends, so that each entry knows the previous one.
    await takeTurn(tx, 'operatorLog');
    const [last] = await tx.select({ digest: operatorActs.digest }).from(operatorActs).orderBy(desc(operatorActs.id)).limit(1);
    const { rows } = await tx.execute<{ id: number }>(sql`select nextval(pg_get_serial_sequence('operator_act', 'id')) as id`);
    const id = Number(rows[0]?.id);
    const [subject, note, reason] = [joined(of), kept(noted), kept(why)];
    const row = { id, at: clock.now(), operatorId, actor: name, group, act, subject, note, reason, failureOf };
    await tx.insert(operatorActs).values({ ...row, digest: digestOf(last?.digest ?? '', row) });
    return id;
  }

  return {
    append,
    /**
     * Logs an act before it runs, so that none is missing; a failed one gets a second entry.
     * For acts with a transaction of their own elsewhere.
     */
    async around<T>(actor: Actor, entry: Entry, work: () => Promise<T>): Promise<T> {
      const id = await db.transaction((tx) => append(tx, actor, entry));
      try {
        return await work();
      } catch (error) {
        await db.transaction((tx) => append(tx, actor, entry, id));
        throw error;
      }
    },
    async list({
      group,
      operatorId,
      offset,
      limit,
    }: {
      group: ActGroup | undefined;
      operatorId: number | undefined;
      offset: number;
      limit: number;
    }): Promise<{ list: Localizable<OperatorAct>[]; total: number }> {
      const failure = alias(operatorActs, 'failure');
      const wanted = and(
        isNull(operatorActs.failureOf),
        group && eq(operatorActs.group, group),
        operatorId !== undefined ? eq(operatorActs.operatorId, operatorId) : undefined,
      );
      const [rows, totals] = await Promise.all([
        db
          .select({ row: operatorActs, avatar: users.avatar, failedId: failure.id })
          .from(operatorActs)
          .leftJoin(users, eq(users.id, operatorActs.operatorId))
          .leftJoin(failure, eq(failure.failureOf, operatorActs.id))
          .where(wanted)
          .orderBy(desc(operatorActs.id))
          .offset(offset)
          .limit(limit),
        db.select({ total: count() }).from(operatorActs).where(wanted),
      ]);
      return {
        list: rows.map(({ row: { id, at, actor, group: of, act, subject, note, reason, digest }, avatar, failedId }) => ({
          id: String(id),
          at,
          actor,
          avatar,
          group: of,
          act,
          subject,
          note: entryText(note),
          reason: entryText(reason),
          has_failed: failedId !== null,
          digest,
        })),
        total: totals[0]?.total ?? 0,
      };
    },
    /** Number of successful decisions since an instant (ms UTC). */
    async decided(since: number): Promise<{ passed: number; returned: number }> {
      const { rows } = await db.execute<{ passed: number; returned: number }>(sql`
        select count(*) filter (where act = 'approve') as passed, count(*) filter (where act = 'return') as returned
        from ${operatorActs} a where at >= ${since} and failure_of is null and not exists (select from ${operatorActs} f where f.failure_of = a.id)`);
      return rows[0] ?? { passed: 0, returned: 0 };
    },
    /** The last change of each setting. */
    async changes(): Promise<Map<string, { by: string; at: number; reason: string; from: string }>> {
      // An older release stored only the key.
      const key = sql<string>`regexp_replace(${operatorActs.subject}, '^setting ', '')`;
      const rows = await db
        .selectDistinctOn([key], { key, row: operatorActs })
        .from(operatorActs)
        .where(and(eq(operatorActs.act, 'set'), isNull(operatorActs.failureOf)))
        .orderBy(key, desc(operatorActs.id));
      return new Map(
        rows.map(({ key: of, row: { actor, at, reason, note } }) => [of, { by: actor, at, reason, from: note.split(' → ')[0] ?? '' }]),
      );
    },
    /** Whether no entry was changed or removed. */
    async isWhole(): Promise<boolean> {
      const rows = await db.select().from(operatorActs).orderBy(asc(operatorActs.id));
      let before = '';
      return rows.every(({ digest, ...row }) => {
        const right = digestOf(before, row) === digest;
        before = digest;
        return right;
      });
    },
  };
}
export type OperatorLog = ReturnType<typeof createOperatorLog>;
