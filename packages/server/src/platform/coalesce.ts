import pLimit from 'p-limit';

/**
 * Coalesces rounds of some work: never two at a time. All requests during a round share the one after it, because the running one may have
 * missed their cause.
 * @returns asks for a round, and resolves when it has ended
 */
export function coalesce(round: () => Promise<void>): () => Promise<void> {
  const limit = pLimit(1);
  let due: Promise<void> | undefined;
  return () =>
    (due ??= limit(() => {
      due = undefined;
      return round();
    }));
}
