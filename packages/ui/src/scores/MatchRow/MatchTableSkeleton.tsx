import { useLingui } from '@lingui/react/macro';
import { useEnvironment } from '../../theme/UiProvider/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { alignment, columns, type ColumnId } from './columns.ts';
import { Skeleton, type SkeletonProps } from '../../feedback/Skeleton/index.ts';
import { boneCell, boneRow } from './MatchTableSkeleton.css.ts';
import { column, frame, table } from './MatchTable.css.ts';
import { MatchTableHead } from './MatchTable.tsx';

export interface MatchTableSkeletonProps {
  /** Rows to reserve; default 20. */
  rows?: number;
  /** As in `MatchTable`. */
  timeZone?: string;
}

const figure: SkeletonProps = { width: 32, height: 12 };
const name: SkeletonProps = { width: '45%', height: 12 };
const bones: Partial<Record<ColumnId, SkeletonProps>> = {
  star: { shape: 'circle', width: 16 },
  league: { width: 64, height: 12 },
  time: figure,
  status: figure,
  home: name,
  score: { shape: 'slant', width: 64, height: 28 },
  away: name,
  halfTime: figure,
  corners: figure,
  live: figure,
};

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
                const bone = bones[id];
                return (
                  <td key={id} className={`${boneCell[alignment[id] ?? 'middle']} ${column[id]}`}>
                    {bone && <Skeleton {...bone} />}
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
