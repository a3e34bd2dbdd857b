import { codes } from '@pitchside/api/contract';
import type { Platform, Running } from '../../../platform/platform.ts';
import type { TokenState } from '../../../plugins/guard.ts';
import type { AccountRepository } from '../account.repository.ts';
import { hashToken, newToken, seenEvery, sessionLife } from '../token.ts';

/** How somebody signed in, and from which browser. */
export interface Arrival {
  way: 'password' | 'qr';
  userAgent: string;
  address: string;
}

/** Signed-in browsers: who a token belongs to, and when it stops to. */
export interface Sessions extends Running {
  read(token: string | undefined): Promise<TokenState>;
  /** Begins a session and gives its token; the oldest beyond five ends. Undefined when the password changed after `checkedHash` was compared. */
  begin(userId: number, arrival: Arrival, checkedHash?: string): Promise<string | undefined>;
  end(sessionId: number): Promise<void>;
  /** Ends a session of this member; false when there is none. */
  endOwn(userId: number, sessionId: number): Promise<boolean>;
  /** Ends every session of a member but the one to keep; gives how many. */
  endAll(userId: number, keep?: number): Promise<number>;
  /** Sets the member's password and ends every session in one step. */
  replacePassword(userId: number, passwordHash: string): Promise<void>;
  /** Calls back when sessions end, on whatever node, with the code that their sockets are told; sometimes more than once. */
  onEnd(listener: (sessionId: number, code: number) => void): void;
}

const shape = /^[\w-]{43}$/;

/** Name on the bus: some session has ended. */
const wakeName = 'sessions';
/** How often the database is asked although nobody woke us, ms, and how far back: clocks of nodes may differ by as much. */
const poll = { every: 1_000, back: 5 * 60_000 };

export function createSessions({ clock, bus, log }: Pick<Platform, 'clock' | 'bus' | 'log'>, repository: AccountRepository): Sessions {
  const listeners: ((sessionId: number, code: number) => void)[] = [];
  const tell = (sessionId: number, code: number) => listeners.forEach((listener) => listener(sessionId, code));

  const ended = (ids: readonly number[], code: number) => {
    for (const id of ids) tell(id, code);
    if (ids.length > 0) bus.wake(wakeName);
  };

  let looking = false;
  async function look(): Promise<void> {
    if (looking || listeners.length === 0) return;
    looking = true;
    try {
      for (const { id, endedCode } of await repository.endedSince(clock.now() - poll.back)) tell(id, endedCode ?? codes.tokenUnknown);
    } catch (error) {
      log.warn({ err: error }, 'ended sessions could not be read');
    } finally {
      looking = false;
    }
  }
  const stopListening = bus.onWake((name) => void (name === wakeName && look()));
  // The bus is only a hint; what it lost is found here.
  const timer = setInterval(() => void look(), poll.every).unref();

  return {
    async read(token) {
      if (!token) return { state: 'none' };
      const row = shape.test(token) ? await repository.sessionByTokenHash(hashToken(token)) : undefined;
      if (!row) return { state: 'stale', code: codes.tokenUnknown };
      const { session, user } = row;
      const now = clock.now();
      if (session.endedAt !== null) return { state: 'stale', code: session.endedCode ?? codes.tokenUnknown };
      if (now > session.createdAt + sessionLife.whole || now > session.seenAt + sessionLife.idle) return { state: 'stale', code: codes.tokenExpired };
      if (now > session.seenAt + seenEvery) await repository.touchSession(session.id, now);
      return { state: 'member', member: { id: user.id, sessionId: session.id, nickname: user.nickname, isAnchor: user.isAnchor, role: user.role } };
    },
    async begin(userId, { way, userAgent, address }, checkedHash) {
      const token = newToken();
      const now = clock.now();
      const replaced = await repository.addSession({ userId, tokenHash: hashToken(token), device: userAgent, address, way, createdAt: now, seenAt: now }, codes.tokenReplaced, checkedHash);
      if (!replaced) return undefined;
      ended(replaced, codes.tokenReplaced);
      return token;
    },
    async end(sessionId) {
      ended(await repository.endSessions({ id: sessionId }, clock.now(), codes.tokenUnknown), codes.tokenUnknown);
    },
    async endOwn(userId, id) {
      const ids = await repository.endSessions({ userId, id }, clock.now(), codes.tokenUnknown);
      ended(ids, codes.tokenUnknown);
      return ids.length > 0;
    },
    async endAll(userId, keep) {
      const ids = await repository.endSessions({ userId, keep }, clock.now(), codes.tokenUnknown);
      ended(ids, codes.tokenUnknown);
      return ids.length;
    },
    async replacePassword(userId, passwordHash) {
      ended(await repository.replacePassword(userId, passwordHash, clock.now(), codes.tokenUnknown), codes.tokenUnknown);
    },
    onEnd: (listener) => void listeners.push(listener),
    async stop() {
      stopListening();
      clearInterval(timer);
    },
  };
}
