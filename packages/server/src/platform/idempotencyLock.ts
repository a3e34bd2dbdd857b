import { msg } from '@lingui/core/macro';
import { and, eq, lte, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { CallError } from './callError.ts';
import { idempotentAnswers } from './idempotency.tables.ts';
import type { Platform } from './platform.ts';

type Row = typeof idempotentAnswers.$inferSelect;

/**
 * `life`: how long (ms) a process may hold a request before another takes it over. `looks` and `pause` (ms): polls of a waiting copy, with
 * growing pauses so that many waiting copies cost little.
 */
const lockTimes = { life: 10_000, looks: 30, pause: (look: number) => Math.min(400, 30 * 1.5 ** look) };

const texts = { other: msg`请求编号已用于另一次操作`, busy: msg`操作还在处理中，请稍后再试` };

/** A stored request, with its answer once there is one. */
export type StoredAnswer = Pick<Row, 'holder' | 'fingerprint' | 'answer'>;

/**
 * Answer of a stored request. Rows from before secrets were left out have an empty fingerprint, and still answer.
 * @throws CallError for the same key with other parameters, and while another process holds the request
 */
export function answerOf<T>(known: StoredAnswer | undefined, fingerprint: string): T {
  if (!known || known.holder !== null) throw new CallError(texts.busy);
  if (known.fingerprint !== fingerprint && known.fingerprint !== '') throw new CallError(texts.other);
  return known.answer as T;
}

/** Result of a try to hold a request: this process is the holder, or there is an answer. */
type Lock = { holder: string; release(): Promise<void> } | { known: Row };

/**
 * Holds a request by a row that is committed at once, before its transaction: copies wait for the holder without keeping a connection. A
 * dead holder is replaced after its time.
 * @throws CallError when the holder takes too long
 */
export async function lockRequest(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  values: typeof idempotentAnswers.$inferInsert,
  place: SQL | undefined,
): Promise<Lock> {
  const holder = randomUUID();
  for (let look = 0; look < lockTimes.looks; look += 1) {
    const heldUntil = clock.now() + lockTimes.life;
    const mine = await db
      .insert(idempotentAnswers)
      .values({ ...values, holder, heldUntil })
      .onConflictDoUpdate({
        target: [idempotentAnswers.userId, idempotentAnswers.call, idempotentAnswers.key],
        set: { holder, heldUntil },
        setWhere: lte(idempotentAnswers.heldUntil, clock.now()),
      })
      .returning({ key: idempotentAnswers.key });
    if (mine.length > 0)
      return {
        holder,
        release: async () => void (await db.delete(idempotentAnswers).where(and(place, eq(idempotentAnswers.holder, holder)))),
      };
    const [known] = await db.select().from(idempotentAnswers).where(place);
    if (known && known.holder === null) return { known };
    await pause(lockTimes.pause(look));
  }
  throw new CallError(texts.busy);
}
