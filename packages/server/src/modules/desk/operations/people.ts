import { msg } from '@lingui/core/macro';
import { eq, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { CallError } from '../../../platform/callError.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  createAccountRepository,
  freeName,
  hashPassword,
  liftGuesses,
  phoneKey,
  phoneOf,
  type Account,
  type Sessions,
} from '../../member/account/index.ts';
import { takenOf, users } from '../../member/member/index.ts';
import { paymentPasswords } from '../../member/profile/index.ts';
import type { Actor } from './actor.ts';
import { subjectOf, type OperatorLog } from './log.ts';

const texts = {
  none: msg`没有这个手机号的会员`,
  known: msg`这个手机号已经注册过`,
  taken: msg`这个昵称已被使用`,
  noFactor: msg`这个会员没有开启两步验证`,
};

/** A member as the command line names one, with a new password where one was made. */
export interface Person {
  id: number;
  nickname: string;
  /** Told once; only its hash is stored. */
  password?: string;
}

/** 96 random bits. */
const newPassword = () => randomBytes(12).toString('base64url');

/** Makes members and operators, and helps those who cannot get in, without any way to send codes. Every act is logged. */
export function createPeople(
  platform: Pick<Platform, 'db' | 'clock'>,
  log: OperatorLog,
  { sessions, factor }: { sessions: Pick<Sessions, 'replacePassword'>; factor: Pick<Account['factor'], 'lift'> },
) {
  const { db, clock } = platform;
  const repository = createAccountRepository(db);

  async function find(mobile: string) {
    const user = await repository.userByMobile(mobile);
    if (!user) throw new CallError(texts.none);
    return user;
  }
  const subject = (id: number) => ({ group: 'access', subject: subjectOf('member', id) }) as const;

  async function add(actor: Actor, typed: string, nickname: string | undefined, role: 'member' | 'operator'): Promise<Person> {
    const mobile = phoneOf(typed);
    if (await repository.userByMobile(typed)) throw new CallError(texts.known);
    if (nickname !== undefined && (await takenOf(db, [nickname], 0)).size > 0) throw new CallError(texts.taken);
    const password = newPassword();
    const name = nickname ?? (await freeName(db, 'zh'));
    const row = { mobile, passwordHash: await hashPassword(password), nickname: name, createdAt: clock.now(), role };
    const id = await repository.register({ ...row, avatar: `fan-${randomBytes(6).toString('hex')}` });
    if (id === undefined) throw new CallError(texts.known);
    await db.transaction((tx) => log.append(tx, actor, { ...subject(id), act: 'add', note: role }));
    return { id, nickname: name, password };
  }

  return {
    /**
     * Adds a member with a password of its own.
     * @throws CallError for an impossible or a known number, and for a nickname that is taken
     */
    addMember: (actor: Actor, mobile: string, nickname?: string) => add(actor, mobile, nickname, 'member'),
    /** Makes a member an operator, or adds one with a password of its own. */
    async makeOperator(actor: Actor, mobile: string, nickname?: string): Promise<Person> {
      const known = await repository.userByMobile(mobile);
      if (!known) return add(actor, mobile, nickname, 'operator');
      await db.transaction(async (tx) => {
        await tx
          .update(users)
          .set({ role: sql`'operator'` })
          .where(eq(users.id, known.id));
        await log.append(tx, actor, { ...subject(known.id), act: 'appoint', note: `${known.role} → operator` });
      });
      return known;
    },
    /** Gives a member a new password and ends all sessions. */
    async resetPassword(actor: Actor, mobile: string): Promise<Person> {
      const { id, nickname } = await find(mobile);
      const password = newPassword();
      const hash = await hashPassword(password);
      await log.around(actor, { ...subject(id), act: 'change', note: 'password' }, () => sessions.replacePassword(id, hash));
      return { id, nickname, password };
    },
    /**
     * Takes the second factor of a member away, who lost phone and recovery codes.
     * @throws CallError where none is on
     */
    async liftFactor(actor: Actor, mobile: string): Promise<Person> {
      const user = await find(mobile);
      await log.around(actor, { ...subject(user.id), act: 'lift', note: 'second factor' }, async () => {
        if (!(await factor.lift(user.id))) throw new CallError(texts.noFactor);
      });
      return user;
    },
    /** Clears wrong tries of all passwords of a member, so that the right one works again at once. */
    async unlock(actor: Actor, mobile: string): Promise<Person> {
      const user = await find(mobile);
      await log.around(actor, { ...subject(user.id), act: 'lift', note: 'password tries' }, async () => {
        await liftGuesses(platform, [phoneKey(mobile), `member ${user.id}`]);
        await db.update(paymentPasswords).set({ tries: 0, lockedUntil: null }).where(eq(paymentPasswords.userId, user.id));
      });
      return user;
    },
  };
}
export type People = ReturnType<typeof createPeople>;
