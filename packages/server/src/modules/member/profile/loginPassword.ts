import { msg } from '@lingui/core/macro';
import { eq } from 'drizzle-orm';
import { CallError } from '../../../platform/callError.ts';
import type { Handler } from '../../../platform/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { users } from '../member/index.ts';
import { createGuesses, hashPassword, passwordMatches, type Sessions } from '../account/index.ts';

const texts = { wrong: msg`原密码不正确`, tooMany: msg`试错次数太多，请稍后再试`, same: msg`新密码不能和原密码相同` };

/** Changes the login password, given the old one; signs out all other browsers and revokes access tokens, unless told to leave them. */
export function passwordChanger(platform: Platform, sessions: Pick<Sessions, 'replacePassword'>): Handler<'changePassword'> {
  const { db } = platform;
  const limits = createGuesses(platform, 'change');
  return async ({ old_password: old, password, end_others: endOthers }, { member, address }) => {
    const name = `member ${member.id}`;
    // Counted before the check, so that concurrent guesses cannot slip past.
    if (!(await limits.take(name, address))) throw new CallError(texts.tooMany);
    const [user] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, member.id));
    if (!(await passwordMatches(user?.hash, old))) throw new CallError(texts.wrong);
    await limits.forgive(name, address);
    if (old === password) throw new CallError(texts.same);
    // A concurrent change has invalidated the old password.
    const isChanged = await sessions.replacePassword(member.id, await hashPassword(password), {
      keep: member.sessionId,
      endOthers,
      ...(user && { checkedHash: user.hash }),
    });
    if (!isChanged) throw new CallError(texts.wrong);
    return {};
  };
}
