import type { TableSort } from '@pitchside/ui/Table';

/** Figures of a row by the column that shows them. */
export type Figures<Row> = Readonly<Record<string, (row: Row) => number>>;

/** Rows by a column; equal ones stay as they were. */
export function sortedBy<Row>(rows: readonly Row[], figures: Figures<Row>, sort: TableSort): readonly Row[] {
  const figure = figures[sort.column];
  if (!figure) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => (figure(one) - figure(other)) * sign);
}
