import { Checkbox } from '../../forms/Checkbox/index.ts';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { cell, numericCell, row as rowStyle, tickCell } from './Table.css.ts';
import type { TableProps } from './Table.types.ts';

interface TableRowsProps<Row> extends Pick<TableProps<Row>, 'columns' | 'rows' | 'keyOf' | 'selection' | 'currentKey'> {
  /** Rows that only keep their place. */
  skeletons: number;
}

/** Bars of different widths look like a text that is loading. */
const boneWidths = ['72%', '48%', '60%'];

/** The rows of a table; the first cell of each is its head. */
export function TableRows<Row>({ columns, rows, keyOf, selection, currentKey, skeletons }: TableRowsProps<Row>) {
  const tick = (key: string, on: boolean) =>
    selection?.onSelectedChange(new Set(on ? [...selection.selected, key] : [...selection.selected].filter((other) => other !== key)));
  return (
    <tbody>
      {rows.map((row) => {
        const key = keyOf(row);
        return (
          <tr
            key={key}
            className={rowStyle}
            aria-current={key === currentKey || undefined}
            data-ticked={selection?.selected.has(key) || undefined}
          >
            {selection && (
              <td className={`${cell} ${tickCell}`}>
                <Checkbox checked={selection.selected.has(key)} onCheckedChange={(on) => tick(key, on)}>
                  <span className={visuallyHidden}>{selection.labelOf(row)}</span>
                </Checkbox>
              </td>
            )}
            {columns.map((column, index) => {
              const Cell = index === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={column.id}
                  data-column={column.id}
                  scope={index === 0 ? 'row' : undefined}
                  className={`${cell} ${column.numeric ? numericCell : ''}`}
                >
                  {column.cell(row)}
                </Cell>
              );
            })}
          </tr>
        );
      })}
      {Array.from({ length: skeletons }, (_, line) => (
        <tr key={line} className={rowStyle}>
          {selection && <td className={`${cell} ${tickCell}`} />}
          {columns.map((column, index) => (
            <td key={column.id} data-column={column.id} className={`${cell} ${column.numeric ? numericCell : ''}`}>
              <Skeleton width={boneWidths[(line + index) % boneWidths.length]} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
