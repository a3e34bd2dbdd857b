import { msg } from '@lingui/core/macro';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { CallError } from '../../platform/call.error.ts';
import type { Handler } from '../../platform/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { sessions, users } from '../account/account.tables.ts';
import { guesses } from '../account/guesses.ts';
import { hashPassword, passwordMatches } from '../account/password.ts';
import type { Sessions } from '../account/sessions/sessions.ts';

const texts = { wrong: msg`原密码不正确`, tooMany: msg`试错次数太多，请稍后再试`, same: msg`新密码不能和原密码相同` };

/** Changes the login password by the old one; every other browser of the member is signed out. */
export function passwordChanger({ db, clock }: Platform, ends: Pick<Sessions, 'end'>): Handler<'changePassword'> {
  const limits = guesses(clock);
  return async ({ old_password: old, password }, { member, address }) => {
    const name = `member ${member.id}`;
    // Counted before the check, so that parallel guesses cannot slip past.
    if (!limits.take(name, address)) throw new CallError(texts.tooMany);
    const [user] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, member.id));
    if (!(await passwordMatches(user?.hash, old))) throw new CallError(texts.wrong);
    limits.forgive(name, address);
    if (old === password) throw new CallError(texts.same);
    await db.update(users).set({ passwordHash: await hashPassword(password) }).where(eq(users.id, member.id));
    const others = await db.select({ id: sessions.id }).from(sessions).where(and(eq(sessions.userId, member.id), isNull(sessions.endedAt), ne(sessions.id, member.sessionId)));
    for (const { id } of others) await ends.end(id);
    return {};
  };
}
