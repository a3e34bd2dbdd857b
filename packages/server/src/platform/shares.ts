import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts one more for a name; false when it has had its share. */
export type TakeShare = (name: string) => Promise<boolean>;

/** Rate limit per minute of this node alone, for limits that guard the node and not the site. */
export function createShares(points: number): TakeShare {
  const limiter = new RateLimiterMemory({ points, duration: 60 });
  return (name) =>
    limiter.consume(name).then(
      () => true,
      (reason: unknown) => {
        if (reason instanceof RateLimiterRes) return false;
        throw reason;
      },
    );
}
