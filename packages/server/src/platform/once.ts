import { msg } from '@lingui/core/macro';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../ports/database/database.ts';
import { CallError } from './call.error.ts';
import type { Emit } from './events.ts';
import type { MemberCaller } from './handlers.ts';
import { idempotentAnswers } from './idempotency.tables.ts';
import type { Platform } from './platform.ts';

const other = msg`请求编号已用于另一次操作`;

/**
 * Runs a write whose effect and answer commit together: a repeat of the request, however parallel, waits for the first and gets its answer.
 * A refusal keeps nothing, so that the same request may be tried again. Calls that use it are declared `atomic`.
 * @throws CallError for the same key with other parameters
 */
export function once<T>({ events, clock }: Pick<Platform, 'events' | 'clock'>, { member, request }: MemberCaller, work: (tx: Transaction, emit: Emit) => Promise<T>): Promise<T> {
  if (!request) return events.transaction(work);
  const { call, key, fingerprint } = request;
  const place = and(eq(idempotentAnswers.userId, member.id), eq(idempotentAnswers.call, call), eq(idempotentAnswers.key, key));
  let isFirst = false;
  const run = async (tx: Transaction, emit: Emit): Promise<T> => {
    // The unique key lets one transaction through; the others wait here until it has committed or given up.
    const claimed = await tx.insert(idempotentAnswers).values({ userId: member.id, call, key, fingerprint, answer: sql`'null'::jsonb`, at: clock.now() }).onConflictDoNothing().returning({ key: idempotentAnswers.key });
    isFirst = claimed.length > 0;
    if (!isFirst) {
      const [known] = await tx.select().from(idempotentAnswers).where(place);
      if (known?.fingerprint !== fingerprint) throw new CallError(other);
      return known.answer as T;
    }
    return work(tx, emit);
  };
  return events.transaction(run, (answer) => (isFirst ? sql`update ${idempotentAnswers} set answer = ${JSON.stringify(answer ?? null)}::jsonb where ${place}` : undefined));
}
