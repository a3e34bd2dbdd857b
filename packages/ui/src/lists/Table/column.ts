import type { ReactNode } from 'react';

/** Directions of sorting. */
export type SortDirection = 'ascending' | 'descending';

/** The sorted column and its direction. */
export interface TableSort {
  column: string;
  direction: SortDirection;
}

/** One column, as data. */
export interface TableColumn<Row> {
  id: string;
  /** Head of the column. */
  head: string;
  /** Renders the cell of a row. */
  cell: (row: Row) => ReactNode;
  /** Figures: set in the numeral face and aligned to the end, so that digits line up. Default false. */
  numeric?: boolean;
  /** The direction of the first press on the head; without it the column cannot be sorted. */
  sortFirst?: SortDirection;
  /** Width in px; without it the column takes the remaining width. */
  width?: number;
}

const opposite: Record<SortDirection, SortDirection> = { ascending: 'descending', descending: 'ascending' };

/** The sort after a press on a column's head: its own first direction, then the other one. */
export function nextSort<Row>({ id, sortFirst = 'ascending' }: TableColumn<Row>, sort: TableSort | undefined): TableSort {
  return { column: id, direction: sort?.column === id ? opposite[sort.direction] : sortFirst };
}
