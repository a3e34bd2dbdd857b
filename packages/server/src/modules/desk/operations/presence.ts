import { msg } from '@lingui/core/macro';
import { eq } from 'drizzle-orm';
import { CallError } from '../../../platform/callError.ts';
import type { MemberCaller } from '../../../platform/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { users } from '../../member/member/index.ts';
import { createGuesses, passwordMatches } from '../../member/account/index.ts';
import { operatorPresence } from './operations.tables.ts';

/** Idle time after which the desk locks, ms. */
export const idleLimit = 15 * 60_000;

const texts = {
  locked: msg`请再次输入密码`,
  wrong: msg`密码不正确`,
  often: msg`试错次数太多，请稍后再试`,
  factor: msg`先在账号安全里开启两步验证，再打开运营台`,
};

interface PresenceParts {
  /** Whether an operator has the second factor that the settings ask for. */
  mayOpen(memberId: number): Promise<boolean>;
}

/** Keeps an operator's desk unlocked while they work, and locked otherwise: a token alone is not enough. */
export function createPresence(platform: Pick<Platform, 'db' | 'clock'>, { mayOpen }: PresenceParts) {
  const { db, clock } = platform;
  const tries = createGuesses(platform, 'desk');
  const isOpen = async (sessionId: number): Promise<boolean> => {
    const [row] = await db.select().from(operatorPresence).where(eq(operatorPresence.sessionId, sessionId));
    return row !== undefined && clock.now() - row.seenAt < idleLimit;
  };
  const touch = (sessionId: number) =>
    db
      .insert(operatorPresence)
      .values({ sessionId, seenAt: clock.now() })
      .onConflictDoUpdate({ target: operatorPresence.sessionId, set: { seenAt: clock.now() } });
  return {
    isOpen,
    /**
     * Requires an unlocked desk, and extends it.
     * @throws CallError once it has locked
     */
    async require({ member }: MemberCaller): Promise<void> {
      if (!(await isOpen(member.sessionId)) || !(await mayOpen(member.id))) throw new CallError(texts.locked);
      await touch(member.sessionId);
    },
    /**
     * Unlocks the desk.
     * @throws CallError for a wrong password, for too many of them, and without a second factor where one is required
     */
    async unlock({ member, address }: MemberCaller, password: string): Promise<void> {
      const [user] = await db.select().from(users).where(eq(users.id, member.id));
      const who = `member ${member.id}`;
      if (!(await tries.take(who, address))) throw new CallError(texts.often);
      if (!(await passwordMatches(user?.passwordHash, password))) throw new CallError(texts.wrong);
      await tries.forgive(who, address);
      if (!(await mayOpen(member.id))) throw new CallError(texts.factor);
      await touch(member.sessionId);
    },
  };
}
export type Presence = ReturnType<typeof createPresence>;
