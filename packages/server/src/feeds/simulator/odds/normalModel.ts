/**
 * Chance that a normally distributed value lies below a bound that is so many deviations above its mean (Abramowitz and Stegun 26.2.17,
 * exact to seven places).
 */
export function below(deviations: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(deviations));
  const tail =
    (Math.exp((-deviations * deviations) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return deviations >= 0 ? 1 - tail : tail;
}

/** A value that is not known yet. */
export interface Spread {
  mean: number;
  deviation: number;
}

/** Chance that a value ends above a line. */
export const aboveLine = ({ mean, deviation }: Spread, line: number): number => 1 - below((line - mean) / deviation);

/** The line between two whole numbers that is closest to the mean: no stake on it is returned. */
export const halfLine = ({ mean }: Spread): number => Math.floor(mean) + 0.5;
