import type { Column } from './columns.data.ts';
import { apart, cell, drops } from './ScoreGrid.css.ts';

/** Properties of a column for its cells: alignment, the step at which it is hidden, and the index that it keeps while others are hidden. */
export interface CellPlace {
  className: string;
  'aria-colindex': number;
}

/** Places of cells by their column; columns that a table may leave out have perhaps none. */
export type CellPlaces<Id extends string, Left extends Id> = Record<Exclude<Id, Left>, CellPlace> & Partial<Record<Left, CellPlace>>;

/** The cells of each column. */
export function cellsOf<Id extends string, Left extends Id = never>(columns: readonly Column<Id>[]): CellPlaces<Id, Left> {
  return Object.fromEntries(
    columns.map(({ id, align, drop, apart: line }, index) => [
      id,
      { className: [cell[align ?? 'middle'], drop && drops[drop], line && apart].filter(Boolean).join(' '), 'aria-colindex': index + 1 },
    ]),
  ) as CellPlaces<Id, Left>;
}
