/** When answers are slow: ms from which one is, how many in a row make a slow connection, and what ends that. */
export const slowness = { from: 2_000, inRow: 3, fastInRow: 5, stays: 60_000 } as const;

/** A request that was answered: instants on one clock, ms. */
interface AnswerTimes {
  sentAt: number;
  answeredAt: number;
}

/**
 * Tells from the times of answers whether the connection is slow. Answers that were waited for together are one: a single stall of a busy
 * page is no slow connection. A slow one is over after several fast answers, once the last slow one is a minute ago.
 */
export function createSlowness(isSlow = false) {
  let [slowInRow, fastInRow, lastSlowAt] = [0, 0, isSlow ? 0 : -Infinity];
  return {
    isSlow: () => isSlow,
    note({ sentAt, answeredAt }: AnswerTimes): void {
      if (answeredAt - sentAt < slowness.from) {
        slowInRow = 0;
        fastInRow += 1;
        if (fastInRow >= slowness.fastInRow && answeredAt - lastSlowAt >= slowness.stays) isSlow = false;
        return;
      }
      fastInRow = 0;
      if (sentAt < lastSlowAt) return;
      slowInRow += 1;
      lastSlowAt = answeredAt;
      if (slowInRow >= slowness.inRow) isSlow = true;
    },
  };
}
