import { msg } from '@lingui/core/macro';
import { codes } from '@pitchside/api/contract';
import { accessTokenPrefix, mostTokens, scopes as allScopes, type AccessToken } from '@pitchside/api/member/tokens';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import { takeTurn } from '../../../platform/locks.ts';
import type { Platform } from '../../../platform/platform.ts';
import { day, minute } from '../../../platform/retention.ts';
import type { TokenState } from '../../../platform/rights.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import type { Notices } from '../../messages/notices/index.ts';
import { hashToken, newToken, type Sessions } from '../account/index.ts';
import { createTokensRepository, type TokenRow } from './tokens.repository.ts';

const texts = { many: msg`最多 ${mostTokens} 个访问令牌，先作废一个` };

const shape = new RegExp(`^${accessTokenPrefix}[\\w-]{43}$`);

const describe = ({ id, name, lastFour, scopes, createdAt, expiresAt, usedAt }: TokenRow): AccessToken => ({
  id: String(id),
  name,
  last_four: lastFour,
  scopes,
  created_at: createdAt,
  expires_at: expiresAt,
  used_at: usedAt,
});

type ReadToken = Sessions['read'];

export interface Tokens {
  handlers: Pick<Handlers, 'tokenList' | 'createToken' | 'revokeToken'>;
  /** Revokes all tokens of a member. */
  revokeAll(tx: Transaction, memberId: number): Promise<void>;
  /** Reads the tokens of callers: access tokens here, all others as sessions. Nothing else of the site knows access tokens. */
  beside(sessions: Pick<Sessions, 'read' | 'glance'>): { readToken: ReadToken; glanceAt: ReadToken };
}

/** Access tokens of members. */
export function createTokens({ db, clock, events }: Pick<Platform, 'db' | 'clock' | 'events'>, notices: Pick<Notices, 'notify'>): Tokens {
  const repository = createTokensRepository(db);
  const listOf = async (memberId: number) => ({ list: (await repository.of(memberId)).map(describe) });

  async function read(token: string): Promise<TokenState> {
    const row = shape.test(token) ? await repository.byHash(hashToken(token)) : undefined;
    if (!row) return { state: 'stale', code: codes.tokenUnknown };
    const { token: found, user } = row;
    const now = clock.now();
    if (found.expiresAt !== null && now >= found.expiresAt) return { state: 'stale', code: codes.tokenExpired };
    if (found.usedAt === null || now >= found.usedAt + minute) await repository.touch(found.id, now);
    const accessToken = { id: found.id, scopes: found.scopes };
    return {
      state: 'member',
      member: { id: user.id, sessionId: 0, nickname: user.nickname, isAnchor: user.isAnchor, role: 'member', accessToken },
    };
  }
  // What a token may do is never read from a cache.
  const beside =
    (readSession: ReadToken): ReadToken =>
    (token) =>
      token?.startsWith(accessTokenPrefix) ? read(token) : readSession(token);

  return {
    beside: (sessions) => ({ readToken: beside(sessions.read), glanceAt: beside(sessions.glance) }),
    revokeAll: repository.removeAll,
    handlers: {
      tokenList: (_, { member }) => listOf(member.id),
      async createToken({ name, scopes, days }, { member }) {
        const token = accessTokenPrefix + newToken();
        const now = clock.now();
        return events.transaction(async (tx, emit) => {
          await takeTurn(tx, 'accessTokens', member.id);
          if ((await repository.live(tx, member.id, now)) >= mostTokens) throw new CallError(texts.many);
          const row = await repository.add(tx, {
            memberId: member.id,
            name,
            tokenHash: hashToken(token),
            lastFour: token.slice(-4),
            scopes: allScopes.filter((scope) => scopes.includes(scope)),
            createdAt: now,
            expiresAt: days === null ? null : now + days * day,
          });
          await notices.notify(tx, emit, { memberId: member.id, kind: 'token_made', values: { name }, target: { type: 'developer' } });
          return { token, item: describe(row) };
        });
      },
      async revokeToken({ id }, { member }) {
        if (/^[1-9]\d{0,14}$/.test(id)) await repository.remove(member.id, Number(id));
        return listOf(member.id);
      },
    },
  };
}
