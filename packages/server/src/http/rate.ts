import type { RateClass } from '@pitchside/api/contract';
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { isOwnMachine, networkOf } from '../platform/address.ts';
import type { Platform } from '../platform/platform.ts';
import { createSharedCount, SharedLimiter, type Allowance } from './rateShared.ts';

/**
 * Calls that an account, or a visitor by address, may make, and all accounts behind one address together: an address may be a household or
 * a school.
 */
const allowances: Record<RateClass, { own: number; address: number; seconds: number }> = {
  read: { own: 600, address: 3_000, seconds: 60 },
  write: { own: 60, address: 300, seconds: 60 },
  signin: { own: 30, address: 30, seconds: 60 },
  speak: { own: 10, address: 100, seconds: 10 },
  money: { own: 30, address: 150, seconds: 60 },
  gift: { own: 100, address: 500, seconds: 10 },
  upload: { own: 20, address: 100, seconds: 60 },
  part: { own: 120, address: 600, seconds: 60 },
  message: { own: 240, address: 1_200, seconds: 60 },
  report: { own: 60, address: 300, seconds: 60 },
};

/** The caller: an account if signed in, and an address. */
export interface RatedCaller {
  member: number | undefined;
  /** The access token that a program calls with; each has allowances of its own beside its member's. */
  accessToken?: number | undefined;
  address: string;
}

export type RateLimits = (kind: RateClass, caller: RatedCaller) => Promise<{ allowed: true } | { allowed: false; retryAfter: number }>;

type Limiter = Pick<RateLimiterAbstract, 'consume'> & Partial<Pick<SharedLimiter, 'rest'>>;

/** Time to wait, ms, when a limiter refuses; 0 when it lets through. */
async function consume(limiter: Limiter, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    return Math.max(1, reason.msBeforeNext);
  }
}

/**
 * Allowances that all nodes share, in PostgreSQL, by account and by address apart; `retryAfter` is in whole seconds.
 * @param patience longest that counting may hold a call up, ms; then this node counts for itself
 */
export function createRateLimits(platform: Pick<Platform, 'db' | 'clock'>, patience = 1_000): RateLimits {
  const count = createSharedCount(platform, patience);
  // Reading changes nothing: a node's read limit protects the node itself, and a query before each read would cost more than most reads.
  const limiter = (kind: RateClass, name: string, allowance: Allowance): Limiter =>
    kind === 'read'
      ? new RateLimiterMemory({ keyPrefix: name, points: allowance.points, duration: allowance.seconds })
      : new SharedLimiter(name, allowance, count);
  const pair = (kind: RateClass) => {
    const { own, address, seconds } = allowances[kind];
    return {
      own: limiter(kind, kind, { points: own, seconds }),
      // A program gets half of what a person may, and takes nothing of it away.
      token: limiter(kind, `${kind} by`, { points: Math.ceil(own / 2), seconds }),
      address: limiter(kind, `${kind} at`, { points: address, seconds }),
    };
  };
  const limiters: Record<RateClass, ReturnType<typeof pair>> = {
    read: pair('read'),
    write: pair('write'),
    signin: pair('signin'),
    speak: pair('speak'),
    money: pair('money'),
    gift: pair('gift'),
    upload: pair('upload'),
    part: pair('part'),
    message: pair('message'),
    report: pair('report'),
  };

  return async (kind, { member, accessToken, address }) => {
    const { own, token, address: shared } = limiters[kind];
    const network = networkOf(address);
    // Members from this machine itself are behind a proxy that is not configured: they do not share the limit of one address.
    const asked: [Limiter, string][] =
      member === undefined
        ? // Readers without an account behind one address are many people more often than one: a school, a café.
          [[kind === 'read' ? shared : own, network]]
        : [
            accessToken === undefined ? [own, `m${member}`] : [token, `t${accessToken}`],
            ...(isOwnMachine(address) ? [] : [[shared, network] as [Limiter, string]]),
          ];
    const known = Math.max(...asked.map(([limiter, key]) => limiter.rest?.(key) ?? 0));
    const wait = known > 0 ? known : Math.max(...(await Promise.all(asked.map(([limiter, key]) => consume(limiter, key)))));
    return wait > 0 ? { allowed: false, retryAfter: Math.ceil(wait / 1_000) } : { allowed: true };
  };
}
