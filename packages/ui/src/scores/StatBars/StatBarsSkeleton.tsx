import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { sides } from '../Crest/team.ts';
import { bars, heading, item, list, words } from './StatBars.css.ts';
import type { StatBarsProps } from './StatBars.tsx';

export interface StatBarsSkeletonProps extends Pick<StatBarsProps, 'size' | 'heads'> {
  /** Number of rows to reserve; default 12. */
  rows?: number;
}

/** Figures on their way, in the geometry that they will have. The card around them says that it is loading. */
export function StatBarsSkeleton({ rows = 12, size = 'm', heads = size === 'm' }: StatBarsSkeletonProps) {
  return (
    <div aria-hidden="true">
      {heads && (
        <div className={heading}>
          <Skeleton height={20} />
        </div>
      )}
      <div className={list[size]}>
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={item[size]}>
            <span className={words[size]}>
              <Skeleton height={20} />
            </span>
            {sides.map((side) => (
              <span key={side} className={bars[side]} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
