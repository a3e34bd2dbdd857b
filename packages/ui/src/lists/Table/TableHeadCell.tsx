import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { headButton, headCell, headWords, numericHead, sortSign } from './Table.css.ts';
import { nextSort, type SortDirection, type TableColumn, type TableSort } from './column.ts';

const signs: Record<SortDirection | 'none', typeof ArrowUp> = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

interface TableHeadCellProps<Row> {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
}

/** The head of one column; where it sorts, a button whose arrow shows the direction. */
export function TableHeadCell<Row>({ column, sort, onSortChange }: TableHeadCellProps<Row>) {
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
