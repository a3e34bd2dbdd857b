/** A line that is shown, or the places that are left out between two lines. */
export type Slice<Row> = { row: Row } | { from: number; until: number };

/**
 * Selects the first row, every marked row with its neighbours, and gaps between them. A gap hides two places or more,
 * since a single one is shown as it is. Nothing follows the last.
 */
export function sliceAround<Row extends { place: number }>(rows: readonly Row[], isMarked: (row: Row) => boolean): Slice<Row>[] {
  const wanted = new Set([0, ...rows.flatMap((row, index) => (isMarked(row) ? [index - 1, index, index + 1] : []))]);
  const shown = rows.flatMap((_, index) => (wanted.has(index) || (wanted.has(index - 1) && wanted.has(index + 1)) ? [index] : []));
  return shown.flatMap((index, at): Slice<Row>[] => {
    const row = rows[index];
    const before = shown[at - 1];
    const gap = before !== undefined && index - before > 1 ? [{ from: before + 2, until: index }] : [];
    return row ? [...gap, { row }] : gap;
  });
}
