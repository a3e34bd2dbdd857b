import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts one more for a name; false when it has had its share. */
export type TakeShare = (name: string) => Promise<boolean>;

/** Shares a minute that this node counts for itself alone, where they guard the node and not the site. */
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
