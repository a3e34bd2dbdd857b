import { useLingui } from '@lingui/react/macro';
import { useEnvironment } from '../UiProvider/index.ts';
import { visuallyHidden } from '../theme/a11y.css.ts';
import { columns, type ColumnId } from './columns.ts';
import { bone, boneCell, boneRow } from './MatchTableSkeleton.css.ts';
import { column, frame, table } from './MatchTable.css.ts';
import { MatchTableHead } from './MatchTable.tsx';

export interface MatchTableSkeletonProps {
  /** Rows to reserve; default 20. */
  rows?: number;
  /** As in `MatchTable`. */
  timeZone?: string;
}

const shapes: Partial<Record<ColumnId, keyof typeof bone>> = { star: 'dot', league: 'word', time: 'short', status: 'short', home: 'home', score: 'score', away: 'away', halfTime: 'short', corners: 'short', live: 'short' };

/** The score table while it loads: the same head, columns and row height, so that nothing moves when the matches arrive. */
export function MatchTableSkeleton({ rows = 20, timeZone }: MatchTableSkeletonProps) {
  const { t } = useLingui();
  const { now } = useEnvironment();
  const place: Record<`--${string}`, string> = { '--match-table-top': '0' };
  return (
    <div className={frame} aria-busy="true">
      <span role="status" className={visuallyHidden}>{t`努力加载中`}</span>
      <table className={table} style={place} aria-hidden="true">
        <MatchTableHead now={now()} timeZone={timeZone} />
        <tbody>
          {Array.from({ length: rows }, (_, index) => (
            <tr key={index} className={boneRow}>
              {columns.map(({ id }) => {
                const shape = shapes[id];
                return (
                  <td key={id} className={`${boneCell} ${column[id]}`}>
                    {shape && <span className={bone[shape]} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
