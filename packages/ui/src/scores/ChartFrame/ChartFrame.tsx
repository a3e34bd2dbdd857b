import { useLingui } from '@lingui/react/macro';
import { ChartLine, Table2 } from 'lucide-react';
import { forwardRef, useId, useState, type ReactNode } from 'react';
import { teamColors } from '../../pictures/teamColor.ts';
import { bare } from '../../theme/bare.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { Button } from '../../actions/Button/index.ts';
import { sides, type Team } from '../Crest/team.ts';
import {
  cell,
  figureCell,
  figureHead,
  frame,
  head,
  headCell,
  headEnd,
  hint,
  key,
  reading,
  scroller,
  summary,
  table,
} from './ChartFrame.css.ts';

/** The same as a chart shows, row by row. */
export interface ChartTable {
  columns: readonly { id: string; head: string; numeric?: boolean }[];
  /** Cells by column; the first column names the row. */
  rows: readonly { id: string; cells: Readonly<Record<string, string>> }[];
}

export interface ChartFrameProps extends RootProps {
  home: Team;
  away: Team;
  /** Name of the chart and of its table. */
  label: string;
  /** The chart in one sentence. */
  summary: string;
  table: ChartTable;
  /** Controls that choose what is drawn. */
  controls?: ReactNode;
  /** Explains the shapes. */
  legend?: ReactNode;
  /** Reading of the chosen point; null shows how to choose one, undefined reserves no line. */
  chosen?: ReactNode;
  children: ReactNode;
}

/** Frame of a chart: keys of both teams, the drawing or its table, the reading of the chosen point, and the whole in one sentence. */
export const ChartFrame = forwardRef<HTMLElement, ChartFrameProps>(function ChartFrame(
  { home, away, label, summary: sentence, table: data, controls, legend, chosen, children, ...root },
  ref,
) {
  const { t } = useLingui();
  const [showsTable, setShowsTable] = useState(false);
  const id = useId();
  const teams = { home, away };
  return (
    <figure className={frame} style={teamColors(home, away)} aria-label={label} aria-describedby={id} ref={ref} {...rootOf(root)}>
      <div className={head}>
        {sides.map((side) => (
          <span key={side} className={key[side]}>
            {teams[side].shortName}
          </span>
        ))}
        <div className={headEnd}>
          {controls}
          <Button
            size="s"
            tone="plain"
            icon={showsTable ? <ChartLine size={16} aria-hidden /> : <Table2 size={16} aria-hidden />}
            onClick={() => setShowsTable(!showsTable)}
          >
            {showsTable ? t`看图` : t`看表格`}
          </Button>
        </div>
      </div>
      {showsTable ? <DataTable label={label} data={data} /> : children}
      {!showsTable && legend}
      {!showsTable && chosen !== undefined && (
        <div className={reading}>{chosen ?? <span className={hint}>{t`点一个点，或按方向键逐个看`}</span>}</div>
      )}
      <p className={summary} id={id}>
        {sentence}
      </p>
    </figure>
  );
});

/** Table of a chart; it scrolls in itself where it is long. */
function DataTable({ label, data: { columns, rows } }: { label: string; data: ChartTable }) {
  const { t } = useLingui();
  return (
    <div className={scroller} role="group" aria-label={label} tabIndex={0}>
      <table className={table} aria-label={label}>
        <thead className={bare}>
          <tr className={bare}>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={column.numeric ? figureHead : headCell}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={bare}>
          {rows.map((row) => (
            <tr key={row.id} className={bare}>
              {columns.map((column, index) => {
                const look = column.numeric ? figureCell : cell;
                const text = row.cells[column.id] ?? '';
                return index === 0 ? (
                  <th key={column.id} scope="row" className={look}>
                    {text}
                  </th>
                ) : (
                  <td key={column.id} className={look}>
                    {text}
                  </td>
                );
              })}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr className={bare}>
              <td className={cell} colSpan={columns.length}>{t`还没有数据`}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
