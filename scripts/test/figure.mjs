const part = /(\d+) ([a-z]+)/g;

/**
 * The figures of a step as one: `12 passed | 1 skipped`, each word summed over the outputs of its commands.
 * @param {string[]} outputs what each command said
 * @param {RegExp} pattern finds `12 passed | 1 skipped` in one of them
 * @returns {string | undefined} undefined when nothing was counted
 */
export function figureOf(outputs, pattern) {
  const sums = new Map();
  for (const output of outputs) {
    const found = pattern.exec(output)?.[1] ?? '';
    for (const [, count, word] of found.matchAll(part)) sums.set(word, (sums.get(word) ?? 0) + Number(count));
  }
  return sums.size ? [...sums].map(([word, count]) => `${count} ${word}`).join(' | ') : undefined;
}
