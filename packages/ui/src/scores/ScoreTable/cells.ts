import type { Column } from './columns.data.ts';
import { apart, cell, drops } from './ScoreGrid.css.ts';

/** What a cell says of its column: where its text stands and when it gives way, and the number it keeps while others have given way. */
export interface CellPlace {
  className: string;
  'aria-colindex': number;
}

/** The cells of each column. */
export function cellsOf<Columns extends readonly Column[]>(columns: Columns): Record<Columns[number]['id'], CellPlace> {
  return Object.fromEntries(
    columns.map(({ id, align, drop, apart: line }: Column, index) => [
      id,
      { className: [cell[align ?? 'middle'], drop && drops[drop], line && apart].filter(Boolean).join(' '), 'aria-colindex': index + 1 },
    ]),
  ) as Record<Columns[number]['id'], CellPlace>;
}
