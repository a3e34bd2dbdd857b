import { codes } from '@pitchside/api/contract';
import type { Platform } from '../../platform/platform.ts';
import type { TokenState } from '../../plugins/guard.ts';
import { createAccountRepository, type UserRow } from './account.repository.ts';
import { hashToken, newToken, seenEvery, sessionLife } from './token.ts';

/** Signed-in browsers: who a token belongs to, and when it stops to. */
export interface Sessions {
  read(token: string | undefined): Promise<TokenState>;
  begin(user: UserRow, device: string): Promise<string>;
  end(sessionId: number): Promise<void>;
  /** Calls back when sessions of this node end, with the code that their sockets are told. */
  onEnd(listener: (sessionId: number, code: number) => void): void;
}

const shape = /^[\w-]{43}$/;

export function createSessions({ db, clock }: Pick<Platform, 'db' | 'clock'>): Sessions {
  const repository = createAccountRepository(db);
  const listeners: ((sessionId: number, code: number) => void)[] = [];
  const tell = (sessionId: number, code: number) => listeners.forEach((listener) => listener(sessionId, code));

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
    async begin(user, device) {
      const token = newToken();
      const now = clock.now();
      const { ended } = await repository.addSession({ userId: user.id, tokenHash: hashToken(token), device, createdAt: now, seenAt: now }, codes.tokenReplaced);
      for (const id of ended) tell(id, codes.tokenReplaced);
      return token;
    },
    async end(sessionId) {
      await repository.endSession(sessionId, clock.now(), codes.tokenUnknown);
      tell(sessionId, codes.tokenUnknown);
    },
    onEnd: (listener) => void listeners.push(listener),
  };
}
