/** Heights in px of the head of the table, of a section's head, of a football row and of a basketball card. */
export const heights = { head: 48, section: 46, football: 44, basketball: 76 } as const;

/** Number of matches from which on only those in view are in the page. */
export const virtualFrom = 150;

/** One row of the table as it is placed: the head of a section, or a match of it. */
export interface Line {
  /** Index of its section. */
  section: number;
  /** Index within its section; -1 for the head. */
  at: number;
  /** Px below the head of the table. */
  top: number;
}

/** All rows of a table by how many matches each section shows, from above to below, and their height together. */
export function linesOf(counts: readonly number[], rowHeight: number): { lines: Line[]; height: number } {
  const lines: Line[] = [];
  let top = 0;
  for (const [section, count] of counts.entries()) {
    lines.push({ section, at: -1, top });
    top += heights.section;
    for (let at = 0; at < count; at++, top += rowHeight) lines.push({ section, at, top });
  }
  return { lines, height: top };
}

/** The same from a text such as `12,3`, which stays equal while sections neither grow nor shrink. */
export const linesOfShape = (shape: string, rowHeight: number): { lines: Line[]; height: number } =>
  linesOf(shape === '' ? [] : shape.split(',').map(Number), rowHeight);

/** First index whose row begins at or below a height. */
function firstFrom(lines: readonly Line[], top: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.top ?? 0) < top) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Rows kept ready above and below the view. */
const spare = 4;

/**
 * Finds the rows between two heights, with a margin, in steps so that a small scroll changes nothing:
 * the first, and the one after the last.
 */
export function linesWithin(lines: readonly Line[], above: number, below: number): [from: number, to: number] {
  const from = Math.max(0, Math.floor((firstFrom(lines, above) - 1 - spare) / spare) * spare);
  const to = Math.min(lines.length, Math.ceil((firstFrom(lines, below) + spare) / spare) * spare);
  return [from, Math.max(from, to)];
}
