import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Platform } from '../../../../platform/platform.ts';
import type { Transaction } from '../../../../ports/database/database.ts';
import { smsCodes } from './sms.tables.ts';

/** 1 registers, 2 everything else. Source: specification section 5. */
export type CodeType = 1 | 2;

/** Lifetime of a code (ms) and maximum tries (reliability A3). */
export const codeRules = { life: 10 * 60_000, tries: 5 };

/** Codes sent by SMS: only their hashes are stored. */
export interface SmsCodes {
  /**
   * Creates a code for a number. With `real` false nothing matches the code, so that numbers that must not receive one leave the same
   * traces.
   */
  issue(tx: Transaction, mobile: string, type: CodeType, real: boolean): Promise<string>;
  /** Time of a number's newest code, ms UTC. */
  newest(mobile: string, type: CodeType): Promise<number | undefined>;
  /** True once for the right code; every call counts as a try. */
  redeem(mobile: string, type: CodeType, code: string): Promise<boolean>;
}

/** @param secret the site's secret for codes; another one invalidates those in transit */
export function createSmsCodes({ db, clock }: Pick<Platform, 'db' | 'clock'>, secret: string): SmsCodes {
  // A million codes are quickly tried: the secret protects the hashes if only this table leaks. If the whole database leaks, only the
  // ten-minute expiry helps.
  const hashOf = (mobile: string, type: CodeType, code: string) =>
    createHmac('sha256', secret).update(`${mobile} ${type} ${code}`).digest();

  return {
    async issue(tx, mobile, type, real) {
      const now = clock.now();
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const hash = hashOf(mobile, type, real ? code : randomBytes(16).toString('hex'));
      await tx
        .insert(smsCodes)
        .values({ mobile, type, codeHash: hash.toString('base64url'), createdAt: now, expiresAt: now + codeRules.life });
      return code;
    },
    async newest(mobile, type) {
      const [row] = await db
        .select({ createdAt: smsCodes.createdAt })
        .from(smsCodes)
        .where(and(eq(smsCodes.mobile, mobile), eq(smsCodes.type, type)))
        .orderBy(desc(smsCodes.id))
        .limit(1);
      return row?.createdAt;
    },
    async redeem(mobile, type, code) {
      const now = clock.now();
      const hash = hashOf(mobile, type, code);
      // The try is counted before the comparison, so that concurrent guesses are limited to five too.
      const newest = sql`(select max(${smsCodes.id}) from ${smsCodes} where ${smsCodes.mobile} = ${mobile} and ${smsCodes.type} = ${type})`;
      const [tried] = await db
        .update(smsCodes)
        .set({ tries: sql`${smsCodes.tries} + 1` })
        .where(and(eq(smsCodes.id, newest), isNull(smsCodes.usedAt), gt(smsCodes.expiresAt, now), lt(smsCodes.tries, codeRules.tries)))
        .returning({ id: smsCodes.id, codeHash: smsCodes.codeHash });
      if (!tried || !timingSafeEqual(Buffer.from(tried.codeHash, 'base64url'), hash)) return false;
      const used = await db
        .update(smsCodes)
        .set({ usedAt: now })
        .where(and(eq(smsCodes.id, tried.id), isNull(smsCodes.usedAt)))
        .returning({ id: smsCodes.id });
      return used.length === 1;
    },
  };
}
