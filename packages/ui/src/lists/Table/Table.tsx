import { useLingui } from '@lingui/react/macro';
import { useId, type CSSProperties, type ForwardedRef } from 'react';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { Checkbox } from '../../forms/Checkbox/index.ts';
import {
  captionText,
  foot,
  frame,
  headCell,
  message,
  scroller,
  table,
  tickCell,
  headButton,
  headWords,
  numericHead,
  sortSign,
} from './Table.css.ts';
import { TableRows } from './TableRows.tsx';
import { useOverflow } from './useOverflow.ts';
import { forwardRef, rootOf } from '../../theme/root.ts';
import type { TableProps } from './Table.types.ts';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { nextSort, type SortDirection, type TableColumn, type TableSort } from './column.ts';

const signs: Record<SortDirection | 'none', typeof ArrowUp> = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

interface TableHeadCellProps<Row> {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
}

/** The head of one column; where it sorts, a button whose arrow shows the direction. */
function TableHeadCell<Row>({ column, sort, onSortChange }: TableHeadCellProps<Row>) {
  const { head, numeric = false, sortFirst, width } = column;
  const direction = sort?.column === column.id ? sort.direction : 'none';
  const Sign = signs[direction];
  const sortable = sortFirst !== undefined && onSortChange !== undefined;
  return (
    <th
      scope="col"
      data-column={column.id}
      className={`${headCell} ${numeric ? numericHead : ''}`}
      style={{ width }}
      aria-sort={sortable ? direction : undefined}
    >
      {sortable ? (
        <button type="button" className={headButton} onClick={() => onSortChange(nextSort(column, sort))}>
          {head}
          <span className={sortSign} data-sorted={direction !== 'none'}>
            <Sign size={12} aria-hidden />
          </span>
        </button>
      ) : (
        <span className={headWords}>{head}</span>
      )}
    </th>
  );
}

/** Rows of similar things, compared by column: sorted by their heads, ticked, scrolled sideways with a sticky first column. */
export const Table = forwardRef(function Table<Row>(
  {
    caption,
    captionHidden = false,
    columns,
    rows,
    keyOf,
    sort,
    onSortChange,
    selection,
    currentKey,
    density = 'm',
    stickyFirst = true,
    maxHeight,
    status = 'ready',
    skeletonRows = 5,
    error,
    onRetry,
    empty,
    footer,
    ...root
  }: TableProps<Row>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const { t } = useLingui();
  const id = useId();
  const { box, overflows } = useOverflow();
  const ticked = selection ? rows.filter((row) => selection.selected.has(keyOf(row))).length : 0;
  const tickAll = (on: boolean) => selection?.onSelectedChange(new Set(on ? rows.map(keyOf) : []));
  const instead =
    status === 'error' ? (
      <ErrorState title={error} onRetry={onRetry} />
    ) : status === 'ready' && rows.length === 0 ? (
      (empty ?? <EmptyState />)
    ) : undefined;

  return (
    <div className={frame} ref={ref} {...rootOf(root)}>
      {/* Reachable by keyboard only while it scrolls. A group, because the section around it is the landmark. */}
      <div
        ref={box}
        className={scroller}
        style={maxHeight === undefined ? undefined : ({ '--max-height': `${maxHeight}px` } as CSSProperties)}
        {...(overflows ? { role: 'group', 'aria-labelledby': id, tabIndex: 0 } : {})}
      >
        <table
          className={table({ density, stickyFirst, selecting: selection !== undefined })}
          aria-busy={status === 'loading' || undefined}
        >
          <caption id={id} className={captionHidden ? visuallyHidden : captionText}>
            {caption}
          </caption>
          <thead>
            <tr>
              {selection && (
                <th scope="col" className={`${headCell} ${tickCell}`}>
                  <Checkbox
                    checked={rows.length > 0 && ticked === rows.length}
                    indeterminate={ticked > 0 && ticked < rows.length}
                    disabled={rows.length === 0}
                    onCheckedChange={tickAll}
                  >
                    <span className={visuallyHidden}>{t`全选`}</span>
                  </Checkbox>
                </th>
              )}
              {columns.map((column) => (
                <TableHeadCell key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
              ))}
            </tr>
          </thead>
          {instead === undefined && (
            <TableRows
              columns={columns}
              rows={rows}
              keyOf={keyOf}
              selection={selection}
              currentKey={currentKey}
              skeletons={status === 'loading' && rows.length === 0 ? skeletonRows : 0}
            />
          )}
        </table>
      </div>
      {instead !== undefined && <div className={message}>{instead}</div>}
      {footer && <div className={foot}>{footer}</div>}
    </div>
  );
});
