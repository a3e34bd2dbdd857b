/** Asks at most once in so many ms; callers in between share the answer. */
export function atMostEvery<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let asked: { at: number; answer: Promise<T> } | undefined;
  return () => {
    const now = performance.now();
    if (asked === undefined || now - asked.at >= ms) asked = { at: now, answer: ask() };
    return asked.answer;
  };
}
