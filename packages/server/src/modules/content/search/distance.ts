/**
 * Edit distance of two texts: wrong, missing, extra and swapped adjacent letters (Damerau-Levenshtein).
 * @param most larger distances are returned as `most + 1`
 */
export function distance(one: string, other: string, most: number): number {
  const [from, to] = [[...one], [...other]];
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of from.entries()) {
    const next = [row + 1];
    for (const [column, opposite] of to.entries()) {
      const changed = (last[column] ?? 0) + (letter === opposite ? 0 : 1);
      const moved = Math.min((next[column] ?? 0) + 1, (last[column + 1] ?? 0) + 1);
      const isSwapped = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === opposite;
      next.push(Math.min(changed, moved, isSwapped ? (before[column - 1] ?? 0) + 1 : Infinity));
    }
    if (Math.min(...next) > most) return most + 1;
    before = last;
    last = next;
  }
  return Math.min(last[to.length] ?? 0, most + 1);
}

/** Tolerated mistakes by length: none in short texts, two in long ones. */
export const mistakes = (length: number, isChinese: boolean): number => (length < (isChinese ? 2 : 4) ? 0 : length < 9 ? 1 : 2);
