/**
 * Least number of letters that are wrong, missing, too many or swapped with their neighbour between two texts.
 * @param most beyond this the exact number is of no interest: anything larger is told as `most + 1`
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

/** Letters that may be wrong in a text of a length: none in what is too short to tell, two in long ones. */
export const mistakes = (length: number, isChinese: boolean): number => (length < (isChinese ? 2 : 4) ? 0 : length < 9 ? 1 : 2);
