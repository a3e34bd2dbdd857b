/**
 * Coalesces rounds of some work: never two at a time. A request during a round gets another round after it, because the running one may
 * have missed its cause.
 * @param round handles its own errors, so that the next round runs all the same
 * @returns asks for a round, and resolves when no round is due any more
 */
export function coalesce(round: () => Promise<void>): () => Promise<void> {
  let isDue = false;
  let rounds: Promise<void> | undefined;
  async function whileDue(): Promise<void> {
    while (isDue) {
      isDue = false;
      await round();
    }
  }
  return () => {
    isDue = true;
    rounds ??= whileDue().finally(() => (rounds = undefined));
    return rounds;
  };
}
