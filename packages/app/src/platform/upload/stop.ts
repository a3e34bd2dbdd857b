/** Cancellation of one upload, independent of all others. */
export interface Stop {
  signal: AbortSignal;
  stop: () => void;
}

/** Makes the stop of one upload. */
export function createStop(): Stop {
  const controller = new AbortController();
  return { signal: controller.signal, stop: () => controller.abort() };
}
