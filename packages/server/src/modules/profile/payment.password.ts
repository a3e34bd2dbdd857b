import { msg } from '@lingui/core/macro';
import { and, eq, sql } from 'drizzle-orm';
import { CallError } from '../../platform/call.error.ts';
import type { MemberCaller } from '../../platform/handlers.ts';
import { once } from '../../platform/once.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Database, Transaction } from '../../ports/database/database.ts';
import { hashPassword, passwordMatches } from '../account/index.ts';
import { paymentPasswords } from './profile.tables.ts';

/** Wrong tries after which a payment password rests, and for how long. */
export const paymentTries = { most: 5, rest: 30 * 60_000 } as const;

const texts = {
  unset: msg`请先设置支付密码`,
  wrong: msg`支付密码不正确`,
  locked: msg`支付密码错误次数太多，请 30 分钟后再试`,
  mismatch: msg`两次输入不一致`,
  oldNeeded: msg`请输入原支付密码`,
  same: msg`新密码不能和原密码相同`,
  plain: msg`密码太容易猜，换一个吧`,
};

/** One digit over and over, or digits that only count up or down. */
export function isPlain(digits: string): boolean {
  const steps = new Set([...digits].slice(1).map((digit, index) => Number(digit) - Number(digits[index])));
  const [step] = steps;
  return steps.size === 1 && step !== undefined && Math.abs(step) <= 1;
}

export interface PaymentPassword {
  /**
   * Checks the payment password before money moves. Contract of use for calls that move money:
   * 1. call it in the `check` of `once`, with `platform.db`: `once(platform, caller, work, () => payment.checkPaymentPassword(db, member.id, password))`, so that copies of a request are one try.
   *    Inside a running transaction it works too, but each try then needs a second connection of the pool;
   * 2. `password` is what the member typed; undefined or empty counts as not given and is refused without using up a try;
   * 3. it returns nothing when the password is right, and throws a `CallError` (code 1) when none is set, when it is wrong, or when it is locked;
   * 4. every try is counted and committed before the hash is compared, so that refusals that roll back and parallel guesses still count;
   *    five wrong tries lock it for 30 minutes, also for the right one; a right try clears the count.
   */
  checkPaymentPassword(from: Database | Transaction, userId: number, password: string | undefined): Promise<void>;
  /** The same where a password is asked for only once there is one, as for binding the first account. */
  checkIfSet(from: Database | Transaction, userId: number, password: string | undefined): Promise<void>;
  set(
    caller: MemberCaller,
    given: { password: string; confirm: string; old_password?: string | undefined },
  ): Promise<{ changed_at: number }>;
  state(userId: number): Promise<{ is_set: boolean; changed_at: number | null; locked_until: number | null }>;
}

/** The payment password of members: set, change, check, and the lock after wrong tries. */
export function createPaymentPassword(platform: Pick<Platform, 'db' | 'clock' | 'events'>): PaymentPassword {
  const { db, clock } = platform;

  /** Counts one try before anything is compared; refuses while it is locked. Commits at once, whatever becomes of the caller. */
  async function countTry(userId: number): Promise<void> {
    const now = clock.now();
    const [row] = await db
      .update(paymentPasswords)
      .set({
        // A lock that has run out begins a new count.
        tries: sql`case when ${paymentPasswords.lockedUntil} <= ${now} then 1 else ${paymentPasswords.tries} + 1 end`,
        lockedUntil: sql`case when ${paymentPasswords.lockedUntil} > ${now} then ${paymentPasswords.lockedUntil} when ${paymentPasswords.lockedUntil} is null and ${paymentPasswords.tries} + 1 >= ${paymentTries.most} then ${now + paymentTries.rest}::bigint else null end`,
      })
      .where(eq(paymentPasswords.userId, userId))
      .returning({ tries: paymentPasswords.tries, lockedUntil: paymentPasswords.lockedUntil });
    // The fifth try is still compared: it locks only if it is wrong too.
    if (row && row.tries > paymentTries.most) throw new CallError(texts.locked);
  }

  async function check(
    from: Database | Transaction,
    userId: number,
    password: string | undefined,
    missing: 'refuse' | 'pass',
  ): Promise<void> {
    const [known] = await from.select({ hash: paymentPasswords.hash }).from(paymentPasswords).where(eq(paymentPasswords.userId, userId));
    if (!known) {
      if (missing === 'pass') return;
      throw new CallError(texts.unset);
    }
    if (!password) throw new CallError(texts.wrong);
    await countTry(userId);
    if (!(await passwordMatches(known.hash, password))) throw new CallError(texts.wrong);
    await db.update(paymentPasswords).set({ tries: 0, lockedUntil: null }).where(eq(paymentPasswords.userId, userId));
  }

  return {
    checkPaymentPassword: (from, userId, password) => check(from, userId, password, 'refuse'),
    checkIfSet: (from, userId, password) => check(from, userId, password, 'pass'),
    async set(caller, { password, confirm, old_password: old }) {
      const userId = caller.member.id;
      const prepare = async () => {
        if (password !== confirm) throw new CallError(texts.mismatch);
        if (isPlain(password)) throw new CallError(texts.plain);
        const [known] = await db.select({ hash: paymentPasswords.hash }).from(paymentPasswords).where(eq(paymentPasswords.userId, userId));
        if (known && !old) throw new CallError(texts.oldNeeded);
        if (known) await check(db, userId, old, 'refuse');
        if (known && old === password) throw new CallError(texts.same);
        return { hash: await hashPassword(password), before: known?.hash };
      };
      const write = async (tx: Transaction, _: unknown, { hash, before }: Awaited<ReturnType<typeof prepare>>) => {
        const changedAt = clock.now();
        const written =
          before === undefined
            ? await tx
                .insert(paymentPasswords)
                .values({ userId, hash, changedAt })
                .onConflictDoNothing()
                .returning({ userId: paymentPasswords.userId })
            : await tx
                .update(paymentPasswords)
                .set({ hash, changedAt })
                .where(and(eq(paymentPasswords.userId, userId), eq(paymentPasswords.hash, before)))
                .returning({ userId: paymentPasswords.userId });
        // Somebody else was faster, and what was typed as the old one is no longer it.
        if (written.length === 0) throw new CallError(texts.oldNeeded);
        return { changed_at: changedAt };
      };
      return once(platform, caller, write, prepare);
    },
    async state(userId) {
      const [row] = await db.select().from(paymentPasswords).where(eq(paymentPasswords.userId, userId));
      const isLocked = row?.lockedUntil != null && row.lockedUntil > clock.now();
      return { is_set: row !== undefined, changed_at: row?.changedAt ?? null, locked_until: isLocked ? row.lockedUntil : null };
    },
  };
}
