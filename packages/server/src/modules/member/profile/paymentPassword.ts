import { msg } from '@lingui/core/macro';
import { and, eq } from 'drizzle-orm';
import { CallError } from '../../../platform/callError.ts';
import type { MemberCaller } from '../../../platform/handlers.ts';
import { createKeyedQueue } from '../../../platform/keyedQueue.ts';
import { takeTurn } from '../../../platform/locks.ts';
import { idempotent } from '../../../platform/idempotency.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { hashPassword, passwordMatches } from '../account/index.ts';
import { paymentPasswords } from './profile.tables.ts';

/** Maximum tries of a member waiting for each other on a node. */
const mostWaiting = 40;

/** Wrong tries that lock a payment password, and the duration of the lock, ms. */
export const paymentTries = { most: 5, rest: 30 * 60_000 } as const;

const texts = {
  unset: msg`请先设置支付密码`,
  wrong: msg`支付密码不正确`,
  locked: msg`支付密码错误次数太多，请 30 分钟后再试`,
  busy: msg`操作太频繁，请稍后再试`,
  mismatch: msg`两次输入不一致`,
  oldNeeded: msg`请输入原支付密码`,
  same: msg`新密码不能和原密码相同`,
  plain: msg`密码太容易猜，换一个吧`,
};

/** Whether digits are all equal, or only count up or down. */
export function isPlain(digits: string): boolean {
  const steps = new Set([...digits].slice(1).map((digit, index) => Number(digit) - Number(digits[index])));
  const [step] = steps;
  return steps.size === 1 && step !== undefined && Math.abs(step) <= 1;
}

export interface PaymentPassword {
  /**
   * Checks the payment password before money moves. How to use it in calls that move money:
   * 1. Call it in the `check` of `idempotent`, with `platform.db`, so that copies of a request count as one try:
   * `idempotent(platform, caller, work, () => payment.checkPaymentPassword(db, member.id, password))`.
   * It also works inside a running transaction, but each try then needs a second connection of the pool.
   * 2. `password` is the member's input; undefined or empty is refused without using up a try.
   * 3. It returns nothing when the password is right, and throws a `CallError` (code 1) when none is set, when it is wrong or when it is
   * locked.
   * 4. Tries of a member are serialized across all nodes, each in its own transaction, so that refusals that roll back and parallel guesses
   * still count.
   * Five wrong tries lock it for 30 minutes, even for the right one. A right try clears the count and is never taken for a wrong one under
   * concurrency.
   */
  checkPaymentPassword(from: Database | Transaction, userId: number, password: string | undefined): Promise<void>;
  /** The same, but only if a password is set, as for binding the first account. */
  checkIfSet(from: Database | Transaction, userId: number, password: string | undefined): Promise<void>;
  set(
    caller: MemberCaller,
    given: { password: string; confirm: string; old_password?: string | undefined },
  ): Promise<{ changed_at: number }>;
  state(userId: number): Promise<{ is_set: boolean; changed_at: number | null; locked_until: number | null }>;
}

/** Payment passwords: set, change, check, and the lock after wrong tries. */
export function createPaymentPassword(platform: Pick<Platform, 'db' | 'clock' | 'events'>): PaymentPassword {
  const { db, clock } = platform;
  const queue = createKeyedQueue(mostWaiting, () => new CallError(texts.busy));

  /** Compares and counts one try, serialized per member. */
  const compare = (userId: number, password: string): Promise<'right' | 'wrong' | 'locked' | 'unset'> =>
    db.transaction(async (tx) => {
      await takeTurn(tx, 'paymentPassword', userId);
      const [known] = await tx.select().from(paymentPasswords).where(eq(paymentPasswords.userId, userId));
      if (!known) return 'unset';
      const now = clock.now();
      if (known.lockedUntil !== null && known.lockedUntil > now) return 'locked';
      const isRight = await passwordMatches(known.hash, password);
      // After an expired lock the count begins anew.
      const tries = isRight ? 0 : known.lockedUntil === null ? known.tries + 1 : 1;
      const lockedUntil = tries >= paymentTries.most ? now + paymentTries.rest : null;
      await tx.update(paymentPasswords).set({ tries, lockedUntil }).where(eq(paymentPasswords.userId, userId));
      return isRight ? 'right' : 'wrong';
    });

  async function check(
    from: Database | Transaction,
    userId: number,
    password: string | undefined,
    missing: 'refuse' | 'pass',
  ): Promise<void> {
    const [known] = await from
      .select({ userId: paymentPasswords.userId })
      .from(paymentPasswords)
      .where(eq(paymentPasswords.userId, userId));
    if (!known) {
      if (missing === 'pass') return;
      throw new CallError(texts.unset);
    }
    if (!password) throw new CallError(texts.wrong);
    const verdict = await queue.wait(String(userId), () => compare(userId, password));
    if (verdict !== 'right') throw new CallError(texts[verdict]);
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
        // A concurrent change was faster, so the old password no longer matches.
        if (written.length === 0) throw new CallError(texts.oldNeeded);
        return { changed_at: changedAt };
      };
      return idempotent(platform, caller, write, prepare);
    },
    async state(userId) {
      const [row] = await db.select().from(paymentPasswords).where(eq(paymentPasswords.userId, userId));
      const isLocked = row?.lockedUntil != null && row.lockedUntil > clock.now();
      return { is_set: row !== undefined, changed_at: row?.changedAt ?? null, locked_until: isLocked ? row.lockedUntil : null };
    },
  };
}
