/** Computes the cell that an arrow key, Home or End moves the focus to. `undefined` for other keys and at the edge of the grid. */
export function nextCell(key: string, at: number, count: number, columns: number): number | undefined {
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: count - 1,
  };
  const next = moves[key];
  return next === undefined || next < 0 || next >= count ? undefined : next;
}

/** Counts the cells in the first row, as laid out. */
export function columnsOf(cells: readonly HTMLElement[]): number {
  const first = cells[0]?.offsetTop;
  const below = cells.findIndex((cell) => cell.offsetTop !== first);
  return below < 0 ? Math.max(1, cells.length) : below;
}
