import type { ReactNode } from 'react';
import type { TableColumn, TableSort } from './column.ts';
import type { RootProps } from '../../theme/root.ts';

/** Ticked rows, by key. */
export interface TableSelection<Row> {
  selected: ReadonlySet<string>;
  onSelectedChange: (selected: ReadonlySet<string>) => void;
  /** Names a row for its tick: 提现 W26112001. */
  labelOf: (row: Row) => string;
}

export interface TableProps<Row> extends RootProps {
  /** Names the table. */
  caption: string;
  /** Keeps the name for screen readers alone; default false. */
  captionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** Key of a row. */
  keyOf: (row: Row) => string;
  sort?: TableSort;
  /** A sortable head was pressed; sorting the rows is yours. */
  onSortChange?: (sort: TableSort) => void;
  /** Ticks before the rows. */
  selection?: TableSelection<Row>;
  /** Key of the row whose details are open. */
  currentKey?: string;
  /** Row height 36 or 48 px; default `m`. */
  density?: 's' | 'm';
  /** Keeps the first column visible when the rest is scrolled sideways; default true. */
  stickyFirst?: boolean;
  /** Height in px from which the rows scroll below the head, which stays. */
  maxHeight?: number;
  /** Load state: `loading` reserves the places of rows, or keeps those there are; `error` stands in place of them. Default `ready`. */
  status?: 'ready' | 'loading' | 'error';
  /** Number of placeholder rows during the first load; default 5. */
  skeletonRows?: number;
  /** Message of the state `error`; default 出错了. */
  error?: string;
  onRetry?: () => void;
  /** Shown when there are no rows; default 暂无数据. */
  empty?: ReactNode;
  /** A line below the rows: a sum, a note, a `Pagination`. */
  footer?: ReactNode;
}
