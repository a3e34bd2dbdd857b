/** Cards a batch by width of the window: whole rows of the wall's columns. */
const batches = [
  { from: 1400, size: 8 },
  { from: 1241, size: 6 },
  { from: 992, size: 8 },
  { from: 0, size: 6 },
] as const;

/** Rooms in one batch of the wall for a window of `width` px. */
export const batchSize = (width: number): number => (batches.find(({ from }) => width >= from) ?? batches[0]).size;
