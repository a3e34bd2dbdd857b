import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../ports/database/database.ts';
import type { Emit } from './events.ts';
import type { MemberCaller } from './handlers.ts';
import { idempotentAnswers } from './idempotency.tables.ts';
import { answerOf, lockRequest } from './idempotencyLock.ts';
import type { Platform } from './platform.ts';

/**
 * Runs a write whose effect and answer commit together: a repeat of the request, however parallel and on whichever node, waits for the
 * first and gets its answer. A refusal stores nothing, so that the same request may be tried again. Calls that use it are declared
 * `atomic`.
 * @param check precondition, such as a payment password. It runs once for all copies and outside the transaction, so that what it counts
 * survives a rollback, and no connection waits while a hash is computed
 * @throws CallError for the same key with other parameters
 */
export async function idempotent<T, Facts = undefined>(
  platform: Pick<Platform, 'db' | 'events' | 'clock'>,
  { member, request }: MemberCaller,
  work: (tx: Transaction, emit: Emit, facts: Facts) => Promise<T>,
  check?: () => Promise<Facts>,
): Promise<T> {
  const { events, clock } = platform;
  // Without a check there are no facts, and their type is undefined.
  const checked = async () => (await check?.()) as Facts;
  if (!request) {
    const facts = await checked();
    return events.transaction((tx, emit) => work(tx, emit, facts));
  }
  const { call, key, fingerprint } = request;
  const place = and(eq(idempotentAnswers.userId, member.id), eq(idempotentAnswers.call, call), eq(idempotentAnswers.key, key));
  const values = { userId: member.id, call, key, fingerprint, answer: sql`'null'::jsonb`, at: clock.now() };

  let isFirst = false;
  const run = async (tx: Transaction, emit: Emit, facts: Facts, holder: string | undefined): Promise<T> => {
    // The unique key lets one transaction through; the others wait here until it has committed or given up.
    const claimed = await (holder === undefined
      ? tx.insert(idempotentAnswers).values(values).onConflictDoNothing().returning({ key: idempotentAnswers.key })
      : tx
          .update(idempotentAnswers)
          .set({ holder: null, heldUntil: null })
          .where(and(place, eq(idempotentAnswers.holder, holder)))
          .returning({ key: idempotentAnswers.key }));
    isFirst = claimed.length > 0;
    if (isFirst) return work(tx, emit, facts);
    const [known] = await tx.select().from(idempotentAnswers).where(place);
    return answerOf<T>(known, fingerprint);
  };
  const commit = (facts: Facts, holder?: string) =>
    events.transaction(
      (tx, emit) => run(tx, emit, facts, holder),
      (answer) =>
        isFirst ? sql`update ${idempotentAnswers} set answer = ${JSON.stringify(answer ?? null)}::jsonb where ${place}` : undefined,
    );

  if (!check) return commit(await checked());
  const lock = await lockRequest(platform, values, place);
  if ('known' in lock) return answerOf<T>(lock.known, fingerprint);
  try {
    return await commit(await checked(), lock.holder);
  } catch (error) {
    await lock.release();
    throw error;
  }
}
