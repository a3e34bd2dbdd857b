import type { ReactNode } from 'react';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import type { Column } from './columns.data.ts';
import { apart, drops, headCell, headGroup } from './ScoreGrid.css.ts';

interface HeadCellProps {
  column: Column;
  /** Its place among all columns, from 0. */
  index: number;
  /** Name of the column. */
  children: ReactNode;
  /** Name of the group it belongs to; the middle of the group shows it. */
  group?: string;
  /** Whether the group's name is above this column. */
  leads?: boolean;
  /** The name is for a screen reader alone. */
  silent?: boolean;
}

/** The head of one column. */
export function HeadCell({ column, index, children, group, leads = false, silent = false }: HeadCellProps) {
  const look = group ? 'under' : (column.align ?? 'middle');
  return (
    <th
      role="columnheader"
      scope="col"
      aria-colindex={index + 1}
      className={[headCell[look], column.drop && drops[column.drop], column.apart && apart].filter(Boolean).join(' ')}
    >
      {group && <span className={leads ? headGroup : visuallyHidden}>{group} </span>}
      {silent ? <span className={visuallyHidden}>{children}</span> : children}
    </th>
  );
}
