import { msg } from '@lingui/core/macro';
import { factorDigits, factorFresh, recoveryCodes as recoveryCount, type UserInfo } from '@pitchside/api/member/account';
import { CallError } from '../../../../platform/callError.ts';
import type { Handlers } from '../../../../platform/handlers.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { minute } from '../../../../platform/retention.ts';
import type { Seal } from '../../../../platform/seal.ts';
import type { Transaction } from '../../../../ports/database/database.ts';
import type { Notices } from '../../../messages/notices/index.ts';
import type { AccountRepository, UserRow } from '../account.repository.ts';
import { createGuesses } from '../guesses.ts';
import { passwordMatches } from '../password.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { hashToken, newToken } from '../token.ts';
import { createFactorRepository } from './factor.repository.ts';
import { newRecoveryCode, newSecret, plainCode, stepOf, uriOf } from './totp.ts';

const texts = {
  password: msg`密码不正确`,
  tooMany: msg`试错次数太多，请稍后再试`,
  wrong: msg`验证码不正确或已用过`,
  gone: msg`登录超时，请重新输入密码`,
  isOn: msg`两步验证已经开启`,
  isOff: msg`两步验证还没有开启`,
};

/** Lifetime of the ticket between the two steps of a sign-in (ms), and its tries. */
const ticketRules = { life: 5 * minute, tries: 5 } as const;

type Served = 'factorState' | 'beginFactor' | 'confirmFactor' | 'proveFactor' | 'renewRecovery' | 'endFactor' | 'loginFactor';

export interface Factor {
  handlers: Pick<Handlers, Served>;
  isOn(memberId: number): Promise<boolean>;
  /** Whether a sensitive act of a session must wait for a code. */
  isNeeded(memberId: number, sessionId: number): Promise<boolean>;
  /** A ticket for the second step of a sign-in; undefined for a member without a second factor. */
  ticketFor(user: UserRow): Promise<{ factor_ticket: string; expires_at: number } | undefined>;
  /** Takes the second factor away, as a member or an operator asks; false where none was on. */
  lift(memberId: number): Promise<boolean>;
  /** Forgets the second factor of a member without a notice. */
  forget(tx: Transaction, memberId: number): Promise<unknown>;
}

interface Parts {
  repository: AccountRepository;
  sessions: Sessions;
  notices: Pick<Notices, 'notify'>;
  seal: Seal;
  info(user: UserRow): Promise<Omit<UserInfo, 'token'>>;
}

/**
 * Second factors: codes of an authenticator app (RFC 6238), and recovery codes. Whoever tries codes has the password, so a flood of wrong
 * ones ends when the member resets it; the counters themselves clear within a quarter of an hour.
 */
export function createFactor(
  platform: Pick<Platform, 'db' | 'clock' | 'events' | 'settings'>,
  { repository: accounts, sessions, notices, seal, info }: Parts,
): Factor {
  const { db, clock, events, settings } = platform;
  const repository = createFactorRepository(db);
  const guesses = createGuesses(platform, 'factor');
  const passwordGuesses = createGuesses(platform, 'change');
  const target = { type: 'sessions' } as const;
  const hashOf = (memberId: number, code: string) => hashToken(`recovery ${memberId} ${code}`);

  async function takeCode(memberId: number, typed: string): Promise<boolean> {
    const code = plainCode(typed);
    if (code.length === factorDigits) {
      const row = await repository.of(memberId);
      const step = row && row.onSince !== null ? stepOf(seal.open(row.sealed), code, clock.now()) : undefined;
      return step !== undefined && repository.takeStep(memberId, step);
    }
    return events.transaction(async (tx, emit) => {
      const isTaken = await repository.takeRecovery(tx, memberId, hashOf(memberId, code), clock.now());
      if (isTaken) await notices.notify(tx, emit, { memberId, kind: 'recovery_used', target });
      return isTaken;
    });
  }

  /** @throws CallError for a wrong code, and for too many of them */
  async function check(memberId: number, code: string, address: string): Promise<void> {
    const name = `member ${memberId}`;
    // Counted before the comparison, so that concurrent guesses cannot slip past.
    if (!(await guesses.take(name, address))) throw new CallError(texts.tooMany);
    if (!(await takeCode(memberId, code))) throw new CallError(texts.wrong);
    await guesses.forgive(name, address);
  }

  async function newRecovery(tx: Transaction, memberId: number): Promise<string[]> {
    const codes = Array.from({ length: recoveryCount }, newRecoveryCode);
    await repository.replaceRecovery(
      tx,
      memberId,
      codes.map((code) => hashOf(memberId, plainCode(code))),
    );
    return codes;
  }

  const isOn = async (memberId: number) => (await repository.of(memberId))?.onSince != null;

  const lift = (memberId: number) =>
    events.transaction(async (tx, emit) => {
      const wasOn = await repository.remove(tx, memberId);
      if (wasOn) await notices.notify(tx, emit, { memberId, kind: 'factor_off', target });
      return wasOn;
    });

  return {
    isOn,
    lift,
    forget: (tx, memberId) => repository.remove(tx, memberId),
    isNeeded: (memberId, sessionId) => repository.isUnproven(memberId, sessionId, clock.now() - factorFresh),
    async ticketFor(user) {
      if (!(await isOn(user.id))) return undefined;
      const ticket = newToken();
      const expiresAt = clock.now() + ticketRules.life;
      await repository.addTicket({
        ticketHash: hashToken(ticket),
        memberId: user.id,
        passwordMark: hashToken(user.passwordHash),
        expiresAt,
      });
      return { factor_ticket: ticket, expires_at: expiresAt };
    },
    handlers: {
      async factorState(_, { member }) {
        const [row, left] = await Promise.all([repository.of(member.id), repository.recoveryLeft(member.id)]);
        return { on_since: row?.onSince ?? null, recovery_left: left };
      },
      async beginFactor({ password }, { member, address }) {
        const name = `member ${member.id}`;
        if (!(await passwordGuesses.take(name, address))) throw new CallError(texts.tooMany);
        const user = await accounts.userById(member.id);
        if (!(await passwordMatches(user?.passwordHash, password))) throw new CallError(texts.password);
        await passwordGuesses.forgive(name, address);
        const secret = newSecret();
        const row = { memberId: member.id, sealed: seal.seal(secret), createdAt: clock.now() };
        if (!(await repository.begin(row))) throw new CallError(texts.isOn);
        return { secret, uri: uriOf(secret, settings.siteName, member.nickname) };
      },
      async confirmFactor({ code }, { member, address }) {
        const row = await repository.of(member.id);
        if (!row) throw new CallError(texts.isOff);
        if (row.onSince !== null) throw new CallError(texts.isOn);
        const name = `member ${member.id}`;
        if (!(await guesses.take(name, address))) throw new CallError(texts.tooMany);
        const now = clock.now();
        const step = stepOf(seal.open(row.sealed), plainCode(code), now);
        if (step === undefined) throw new CallError(texts.wrong);
        await guesses.forgive(name, address);
        const recovery = await events.transaction(async (tx, emit) => {
          if (!(await repository.turnOn(tx, row, step, now))) throw new CallError(texts.wrong);
          await notices.notify(tx, emit, { memberId: member.id, kind: 'factor_on', target });
          return newRecovery(tx, member.id);
        });
        await repository.prove(member.sessionId, now);
        return { recovery };
      },
      async proveFactor({ code }, { member, address }) {
        await check(member.id, code, address);
        const now = clock.now();
        await repository.prove(member.sessionId, now);
        return { fresh_until: now + factorFresh };
      },
      async renewRecovery(_, { member }) {
        if (!(await isOn(member.id))) throw new CallError(texts.isOff);
        return { recovery: await db.transaction((tx) => newRecovery(tx, member.id)) };
      },
      async endFactor(_, { member }) {
        await lift(member.id);
        return {};
      },
      async loginFactor({ ticket, code }, { address, userAgent }) {
        const ticketHash = hashToken(ticket);
        const waiting = await repository.tryTicket(ticketHash, ticketRules.tries, clock.now());
        const user = waiting && (await accounts.userById(waiting.memberId));
        if (!user || hashToken(user.passwordHash) !== waiting.passwordMark) throw new CallError(texts.gone);
        await check(user.id, code, address);
        // Of two right codes for one ticket, the second comes too late.
        if (!(await repository.takeTicket(ticketHash))) throw new CallError(texts.gone);
        const arrival = { way: 'password', userAgent, address, provenAt: clock.now() } as const;
        const token = await sessions.begin(user.id, arrival, user.passwordHash);
        if (token === undefined) throw new CallError(texts.gone);
        return { ...(await info(user)), token };
      },
    },
  };
}
