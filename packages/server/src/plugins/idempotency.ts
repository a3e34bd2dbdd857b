import { msg } from '@lingui/core/macro';
import { and, eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { CallError } from '../platform/call.error.ts';
import type { WriteRequest } from '../platform/handlers.ts';
import { idempotentAnswers } from '../platform/idempotency.tables.ts';
import type { Platform } from '../platform/platform.ts';

/** Remembers the answers of writes that carry an `Idempotency-Key` and whose effect needs no transaction of its own; the others use `platform/once.ts`. */
export interface Idempotency {
  /**
   * Runs `work` once for a user and request; a repeat gets the first answer.
   * @throws CallError for the same key with other parameters
   */
  once<T>(userId: number, request: WriteRequest, work: () => Promise<T>): Promise<T>;
}

const texts = { other: msg`请求编号已用于另一次操作`, long: msg`请求编号太长` };

/**
 * The name of a write.
 * @throws CallError for a key over 255 characters
 */
export function requestOf(call: string, key: string, params: unknown): WriteRequest {
  if (key.length > 255) throw new CallError(texts.long);
  return { call, key, fingerprint: createHash('sha256').update(JSON.stringify(params)).digest('base64url') };
}

export function createIdempotency({ db, clock }: Pick<Platform, 'db' | 'clock'>): Idempotency {
  const running = new Map<string, Promise<unknown>>();
  return {
    async once<T>(userId: number, { call, key, fingerprint }: WriteRequest, work: () => Promise<T>) {
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
