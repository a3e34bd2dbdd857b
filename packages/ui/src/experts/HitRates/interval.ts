/** Ends of a share that a sample leaves open. */
export interface Interval {
  /** Between 0 and 1. */
  low: number;
  high: number;
}

/** z-value of a 95% confidence interval, in standard deviations. */
const spread = 1.96;

/** Computes the 95% confidence interval of the true rate (Wilson's score interval); few plans leave it wide. `settled` above 0. */
export function intervalOf(won: number, settled: number): Interval {
  const share = won / settled;
  const square = spread ** 2 / settled;
  const middle = (share + square / 2) / (1 + square);
  const half = (spread * Math.sqrt((share * (1 - share)) / settled + square / (4 * settled))) / (1 + square);
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
