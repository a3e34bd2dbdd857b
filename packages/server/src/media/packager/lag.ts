/** Milliseconds assumed before the first measurement, which is also the least until enough are known, and the largest value accepted. */
const limits = { first: 300, most: 3_000 };
/** Number of the newest values in the measurement. */
const remembered = 64;

/** Usual lag of one track behind the other, ms: the largest recent one. */
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
