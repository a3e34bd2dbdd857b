import { codes } from '@pitchside/api/contract';
import { coalesce } from '../../../../platform/coalesce.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { Running } from '../../../../platform/running.types.ts';
import type { TokenState } from '../../../../platform/rights.ts';
import type { LocalText, Names } from '../../../../text/local.ts';
import type { AccountRepository, ReplacedPassword, Revoke } from '../account.repository.ts';
import { hashToken, newToken, seenEvery, sessionLife } from '../token.ts';
import type { Notices } from '../../../messages/notices/index.ts';
import { deviceOf, isSameDevice } from './device.ts';
import { createGlance } from './glance.ts';
import { placeOf } from './place.ts';

/** Way of a sign-in, and its browser. */
export interface Arrival {
  way: 'password' | 'qr';
  userAgent: string;
  address: string;
  /** When the second factor was proven; left out where it was not. */
  provenAt?: number;
}

/** Sessions of browsers: the owner of a token, and its end. */
export interface Sessions {
  read(token: string | undefined): Promise<TokenState>;
  /** Looks up a token in a one-second cache: good enough for rate limits, never for authorization. */
  glance(token: string | undefined): Promise<TokenState>;
  /**
   * Begins a session and returns its token; ends the oldest session beyond five. Undefined if the password changed after `checkedHash` was
   * compared.
   */
  begin(userId: number, arrival: Arrival, checkedHash?: string): Promise<string | undefined>;
  end(sessionId: number): Promise<void>;
  /** Ends a session of this member; false when there is none. */
  endOwn(userId: number, sessionId: number): Promise<boolean>;
  /** Ends all sessions of a member except an optional one. Returns their number. */
  endAll(userId: number, keep?: number): Promise<number>;
  /**
   * Sets the password, revokes what the old one may have made and ends all sessions, optionally except one, in one transaction. False if
   * the password changed after `checkedHash` was compared.
   */
  replacePassword(userId: number, passwordHash: string, change?: ReplacedPassword): Promise<boolean>;
  /** Registers what is revoked with the sessions when a password is replaced. */
  revokeWith(revoke: Revoke): void;
  /**
   * Calls back when sessions end, on any node, with the code for their connections; possibly more than once.
   * @param ids sessions of interest to the caller; the database is queried for no others
   */
  watch(ids: () => number[], onEnd: (sessionId: number, code: number) => void): void;
  /** Starts watching the sessions of this node's connections. */
  pace(): Running;
}

/** A text for a notice, in every language. */
const namesOf = (text: string | LocalText): string | Names => (typeof text === 'string' ? text : text.$t);

const shape = /^[\w-]{43}$/;
/** Values that clients send without a token: nothing, blanks, `null` or `undefined`. */
const isNoToken = /^\s*(null|undefined)?\s*$/;

/** Name on the bus: some session has ended. */
const wakeName = 'sessions';
/** Polling interval of the database (ms), in case a message on the bus was lost: an end is noticed within a second. */
const pollEvery = 500;

interface Watcher {
  ids: () => number[];
  onEnd: (sessionId: number, code: number) => void;
}

export function createSessions(
  { clock, bus, events, faults }: Pick<Platform, 'clock' | 'bus' | 'events' | 'faults'>,
  repository: AccountRepository,
  notices: Pick<Notices, 'notify'>,
): Sessions {
  const watchers: Watcher[] = [];
  const revokes: Revoke[] = [];
  const announceEnd = (sessionId: number, code: number) => watchers.forEach(({ onEnd }) => onEnd(sessionId, code));

  const ended = (ids: readonly number[], code: number) => {
    for (const id of ids) announceEnd(id, code);
    if (ids.length > 0) bus.wake(wakeName);
  };

  const look = coalesce(async () => {
    const ids = watchers.flatMap((watcher) => watcher.ids());
    try {
      if (ids.length > 0)
        for (const { id, endedCode } of await repository.endedAmong(ids)) announceEnd(id, endedCode ?? codes.tokenUnknown);
    } catch (error) {
      faults.inJob('ended sessions could not be read')(error);
    }
  });

  const read: Sessions['read'] = async (token) => {
    if (token === undefined || isNoToken.test(token)) return { state: 'none' };
    const row = shape.test(token) ? await repository.sessionByTokenHash(hashToken(token)) : undefined;
    if (!row) return { state: 'stale', code: codes.tokenUnknown };
    const { session, user } = row;
    const now = clock.now();
    if (session.endedAt !== null) return { state: 'stale', code: session.endedCode ?? codes.tokenUnknown };
    if (now > session.createdAt + sessionLife.whole || now > session.seenAt + sessionLife.idle)
      return { state: 'stale', code: codes.tokenExpired };
    if (now > session.seenAt + seenEvery) await repository.touchSession(session.id, now);
    return {
      state: 'member',
      member: { id: user.id, sessionId: session.id, nickname: user.nickname, isAnchor: user.isAnchor, role: user.role },
    };
  };

  return {
    read,
    glance: createGlance(read, (token) => shape.test(token)),
    async begin(userId, { way, userAgent, address, provenAt }, checkedHash) {
      const token = newToken();
      const now = clock.now();
      const row = { userId, tokenHash: hashToken(token), device: userAgent, address, way, provenAt, createdAt: now, seenAt: now };
      const replaced = await events.transaction(async (tx, emit) => {
        const added = await repository.addSession(tx, row, codes.tokenReplaced, checkedHash);
        // The first sign-in ever is not reported as a new device.
        const isNew = added && added.devices.length > 0 && !added.devices.some((device) => isSameDevice(device, userAgent));
        if (isNew)
          await notices.notify(tx, emit, {
            memberId: userId,
            kind: 'new_device',
            values: { name: namesOf(deviceOf(userAgent)), note: namesOf(placeOf(address)) },
            target: { type: 'sessions' },
          });
        return added?.ended;
      });
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
    async replacePassword(userId, passwordHash, change) {
      const ids = await repository.replacePassword(userId, passwordHash, clock.now(), codes.tokenUnknown, revokes, change);
      ended(ids ?? [], codes.tokenUnknown);
      return ids !== undefined;
    },
    revokeWith: (revoke) => void revokes.push(revoke),
    watch: (ids, onEnd) => void watchers.push({ ids, onEnd }),
    pace() {
      const stopListening = bus.onWake((name) => void (name === wakeName && look()));
      // The bus is only a hint; polling finds lost messages.
      const timer = setInterval(() => void look(), pollEvery).unref();
      return {
        async stop() {
          stopListening();
          clearInterval(timer);
        },
      };
    },
  };
}
