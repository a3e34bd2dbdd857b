/** Milliseconds that are believed before anything was seen, the least that is kept, and the most that is learned. */
const limits = { first: 300, most: 3_000 };
/** How many of the newest are looked at. */
const remembered = 64;

/** How far one track usually lags behind the other, ms: the most that was seen of late. */
export interface Lag {
  saw(lag: number): void;
  most(): number;
}

export function createLag(): Lag {
  const seen: number[] = [];
  let count = 0;
  let most = limits.first;
  return {
    saw(lag) {
      seen[count % remembered] = Math.min(Math.max(lag, 0), limits.most);
      count += 1;
      most = Math.max(count < remembered ? limits.first : 0, ...seen);
    },
    most: () => most,
  };
}
