/**
 * Does rounds of some work, never two at a time. Whoever asks while one is under way gets another after it: what they ask about may have been passed by.
 * @param round catches what goes wrong in it, so that the next is done all the same
 * @returns asks for a round, and resolves when nothing is asked for any more
 */
export function onceMore(round: () => Promise<void>): () => Promise<void> {
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
