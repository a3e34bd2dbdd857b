import { and, eq, isNull, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Platform } from '../../../platform/platform.ts';
import { operatorInvites } from './account.tables.ts';
import { users } from '../member/index.ts';
import { hashPassword } from './password.ts';
import { phoneOf } from './phone/phone.ts';
import { hashToken } from './token.ts';

type Parts = Pick<Platform, 'db' | 'clock'>;

/** A one-time code that creates the first operator; undefined once there is one. Invalidates older codes. */
export async function inviteFirstOperator({ db, clock }: Parts): Promise<string | undefined> {
  const [known] = await db.select({ id: users.id }).from(users).where(eq(users.role, 'operator')).limit(1);
  if (known) return undefined;
  const code = randomBytes(24).toString('base64url');
  await db.delete(operatorInvites).where(isNull(operatorInvites.usedAt));
  await db.insert(operatorInvites).values({ codeHash: hashToken(code), createdAt: clock.now() });
  return code;
}

/** Whether a code is still valid. */
export async function isOpenInvite({ db }: Parts, code: string): Promise<boolean> {
  const [row] = await db
    .select({ codeHash: operatorInvites.codeHash })
    .from(operatorInvites)
    .where(and(eq(operatorInvites.codeHash, hashToken(code)), isNull(operatorInvites.usedAt)));
  return row !== undefined;
}

/**
 * Creates the first operator, once per code; false when the code is used or unknown.
 * @throws CallError for an impossible phone number
 */
export async function claimOperator(
  { db, clock }: Parts,
  code: string,
  account: { mobile: string; password: string; nickname: string },
): Promise<boolean> {
  const mobile = phoneOf(account.mobile);
  const passwordHash = await hashPassword(account.password);
  return db.transaction(async (tx) => {
    const taken = await tx
      .update(operatorInvites)
      .set({ usedAt: clock.now() })
      .where(and(eq(operatorInvites.codeHash, hashToken(code)), isNull(operatorInvites.usedAt)))
      .returning({ codeHash: operatorInvites.codeHash });
    if (taken.length === 0) return false;
    await tx
      .insert(users)
      .values({ mobile, passwordHash, nickname: account.nickname, avatar: account.nickname, role: 'operator', createdAt: clock.now() })
      .onConflictDoUpdate({ target: users.mobile, set: { role: sql`'operator'`, passwordHash } });
    return true;
  });
}
