import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../../ports/database/database.ts';
import { smsAllowances } from './sms.tables.ts';

/** Rate limit: `most` times in `span` ms per subject, such as a number. */
export interface Allowance<Name extends string = string> {
  name: Name;
  subject: string;
  most: number;
  span: number;
}

/** A rate limit is exceeded; throwing rolls back what the transaction took from others. */
export class AllowanceUsed<Name extends string = string> extends Error {
  readonly allowance: Name;
  constructor(allowance: Name) {
    super(`the allowance ${allowance} is used up`);
    this.name = 'AllowanceUsed';
    this.allowance = allowance;
  }
}

/**
 * Takes from all rate limits, in a common order to avoid deadlocks.
 * @throws AllowanceUsed for the first exceeded one
 */
export async function takeAllowances<Name extends string>(
  tx: Transaction,
  allowances: readonly Allowance<Name>[],
  now: number,
): Promise<void> {
  for (const { name, subject, most, span } of allowances) {
    const until = sql`${smsAllowances.windowUntil}`;
    // Counting and checking are one statement: concurrent callers wait for the row and then see each other's counts.
    const taken = await tx
      .insert(smsAllowances)
      .values({ subject: `${name} ${subject}`, windowUntil: now + span, used: 1 })
      .onConflictDoUpdate({
        target: smsAllowances.subject,
        set: {
          used: sql`case when ${until} <= ${now} then 1 else ${smsAllowances.used} + 1 end`,
          windowUntil: sql`case when ${until} <= ${now} then ${now + span}::bigint else ${until} end`,
        },
        setWhere: sql`${until} <= ${now} or ${smsAllowances.used} < ${most}`,
      })
      .returning({ used: smsAllowances.used });
    if (taken.length === 0) throw new AllowanceUsed(name);
  }
}
