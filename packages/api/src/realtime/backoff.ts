/** Shortest pause before a new connection, in ms. */
export const shortestRetry = 500;
/** Longest pause before a new connection, in ms. */
export const longestRetry = 30_000;

/**
 * Pause in ms before the `attempt`-th new connection (from 1): the floor, plus anything up to a span that doubles each time.
 * The floor is added, not clamped to, so that clients that were cut at one moment do not come back at one moment.
 */
export function retryDelay(attempt: number, random: () => number): number {
  const span = Math.min(longestRetry - shortestRetry, shortestRetry * 2 ** attempt);
  return shortestRetry + random() * span;
}
