import { msg } from '@lingui/core/macro';
import { and, eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { CallError } from '../platform/call.error.ts';
import { idempotentAnswers } from '../platform/idempotency.tables.ts';
import type { Platform } from '../platform/platform.ts';

/** Remembers the answers of writes that carry an `Idempotency-Key`. */
export interface Idempotency {
  /**
   * Runs `work` once for a user, call and key; a repeat gets the first answer.
   * Calls whose effect and answer must commit together write their own row inside their transaction (the ledger does).
   * @throws CallError for the same key with other parameters, or a key over 255 characters
   */
  once<T>(userId: number, call: string, key: string, params: unknown, work: () => Promise<T>): Promise<T>;
}

const texts = { other: msg`请求编号已用于另一次操作`, long: msg`请求编号太长` };
const fingerprintOf = (params: unknown) => createHash('sha256').update(JSON.stringify(params)).digest('base64url');

export function createIdempotency({ db, clock }: Pick<Platform, 'db' | 'clock'>): Idempotency {
  const running = new Map<string, Promise<unknown>>();
  return {
    async once<T>(userId: number, call: string, key: string, params: unknown, work: () => Promise<T>) {
      if (key.length > 255) throw new CallError(texts.long);
      const fingerprint = fingerprintOf(params);
      const place = and(eq(idempotentAnswers.userId, userId), eq(idempotentAnswers.call, call), eq(idempotentAnswers.key, key));
      const [known] = await db.select().from(idempotentAnswers).where(place);
      if (known && known.fingerprint !== fingerprint) throw new CallError(texts.other);
      if (known) return known.answer as T;
      // Copies that arrive while the first runs wait for its answer.
      const name = `${userId} ${call} ${key} ${fingerprint}`;
      const already = running.get(name);
      if (already) return (await already) as T;
      const first = (async () => {
        const answer = await work();
        await db.insert(idempotentAnswers).values({ userId, call, key, fingerprint, answer, at: clock.now() }).onConflictDoNothing();
        return answer;
      })();
      running.set(name, first);
      try {
        return await first;
      } finally {
        running.delete(name);
      }
    },
  };
}
