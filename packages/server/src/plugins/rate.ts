import type { RateClass } from '@pitchside/api/contract';
import { RateLimiterMemory, type RateLimiterAbstract, type RateLimiterRes } from 'rate-limiter-flexible';

/** Calls that one caller may make: `points` in `seconds`. Members count by account, visitors by address. */
const allowances: Record<RateClass, { points: number; seconds: number }> = {
  read: { points: 600, seconds: 60 },
  write: { points: 60, seconds: 60 },
  signin: { points: 30, seconds: 60 },
  speak: { points: 10, seconds: 10 },
  money: { points: 30, seconds: 60 },
  gift: { points: 100, seconds: 10 },
  upload: { points: 20, seconds: 60 },
};

export type RateLimits = (kind: RateClass, caller: string) => Promise<{ allowed: true } | { allowed: false; retryAfter: number }>;

const isRefusal = (reason: unknown): reason is RateLimiterRes => typeof reason === 'object' && reason !== null && 'msBeforeNext' in reason;

/** Limits of one node; `retryAfter` is in whole seconds. */
export function createRateLimits(): RateLimits {
  const limiter = (kind: RateClass): RateLimiterAbstract => new RateLimiterMemory({ keyPrefix: kind, points: allowances[kind].points, duration: allowances[kind].seconds });
  const limiters: Record<RateClass, RateLimiterAbstract> = { read: limiter('read'), write: limiter('write'), signin: limiter('signin'), speak: limiter('speak'), money: limiter('money'), gift: limiter('gift'), upload: limiter('upload') };
  return async (kind, caller) => {
    try {
      await limiters[kind].consume(caller);
      return { allowed: true };
    } catch (reason) {
      if (!isRefusal(reason)) throw reason;
      return { allowed: false, retryAfter: Math.ceil(reason.msBeforeNext / 1_000) };
    }
  };
}
