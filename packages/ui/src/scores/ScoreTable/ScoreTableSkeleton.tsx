import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Skeleton, type SkeletonProps } from '../../feedback/Skeleton/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { BasketballHead } from './BasketballTable.tsx';
import { cellsOf, type CellPlace } from './cells.ts';
import type { BasketballColumn, Column, FootballColumn } from './columns.data.ts';
import { basketballColumnsOf, columnTracks, footballColumnsOf } from './columns.ts';
import { body, frame, head, rows as rowLooks, table } from './ScoreGrid.css.ts';
import { FootballHead } from './ScoreTable.tsx';

export interface ScoreTableSkeletonProps {
  /** Sport of the rows; default football. */
  sport?: 'football' | 'basketball';
  /** Rows to reserve; default 20. */
  rows?: number;
  /** Whether the rows are grouped by league; default false. */
  byLeague?: boolean;
  /** As in the table. */
  timeZone?: string;
}

const figure: SkeletonProps = { width: 28, height: 12 };
const bones: Readonly<Record<string, SkeletonProps>> = {
  star: { shape: 'circle', width: 16 },
  league: { width: 56, height: 12 },
  home: { width: '55%', height: 12 },
  away: { width: '55%', height: 12 },
  teams: { width: '60%', height: 12, lines: 2 },
  score: { shape: 'slant', width: 64, height: 28 },
  lead: { width: 104, height: 24 },
  pin: { width: 0, height: 12 },
  analysis: { shape: 'circle', width: 16 },
};

interface SkeletonOfProps<Id extends string> {
  columns: readonly Column<Id>[];
  head: ReactNode;
  look: keyof typeof rowLooks;
  rows: number;
}

/** A score table while it loads: the same head, columns and row height, so that nothing moves when the matches come. */
export function ScoreTableSkeleton({ sport = 'football', rows = 20, byLeague = false, timeZone }: ScoreTableSkeletonProps) {
  const choice = { byLeague, odds: true };
  const zone = timeZone !== undefined && { timeZone };
  if (sport === 'basketball') {
    const columns = basketballColumnsOf(choice);
    return (
      <SkeletonOf<BasketballColumn> columns={columns} head={<BasketballHead columns={columns} {...zone} />} look={sport} rows={rows} />
    );
  }
  const columns = footballColumnsOf(choice);
  return <SkeletonOf<FootballColumn> columns={columns} head={<FootballHead columns={columns} {...zone} />} look={sport} rows={rows} />;
}

function SkeletonOf<Id extends string>({ columns, head: headRow, look, rows }: SkeletonOfProps<Id>) {
  const { t } = useLingui();
  const at: Partial<Record<string, CellPlace>> = cellsOf<Id>(columns);
  return (
    <div
      className={frame}
      style={{ ...columnTracks(columns), '--score-table-top': '0px' } as Record<`--${string}`, string>}
      aria-busy="true"
    >
      <span role="status" className={visuallyHidden}>{t`努力加载中`}</span>
      <table className={table} aria-hidden="true">
        <thead className={head}>{headRow}</thead>
        <tbody className={body}>
          {Array.from({ length: rows }, (_, index) => (
            <tr key={index} className={rowLooks[look]}>
              {columns.map(({ id }) => (
                <td key={id} className={at[id]?.className}>
                  <Skeleton {...(bones[id] ?? figure)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
