import { Skeleton } from '../../feedback/Skeleton/index.ts';
import * as css from './AnchorRank.css.ts';

const steps = [1, 2, 3] as const;

/** Skeleton of the ranking: the podium and `rows` lines after it (default 6), in the same geometry. */
export function AnchorRankSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div className={css.place} aria-hidden="true">
      <div className={css.card}>
        <div className={css.podium}>
          {steps.map((step) => (
            <span key={step} className={css.step[step]}>
              <span className={css.person}>
                <Skeleton shape="circle" width={step === 1 ? 60 : 48} />
                <span className={`${css.name} ${css.podiumName}`}>
                  <Skeleton width={56} height={14} />
                </span>
                <span className={css.heat}>
                  <Skeleton width={40} height={12} />
                </span>
                <span className={css.number[step]} />
              </span>
            </span>
          ))}
        </div>
        <div className={css.list}>
          {Array.from({ length: rows }, (_, index) => (
            <span key={index} className={css.row}>
              <span className={css.rowLink}>
                <span />
                <Skeleton shape="circle" width={32} />
                <span className={css.who}>
                  <Skeleton width="60%" height={14} />
                </span>
                <Skeleton width={44} height={12} />
              </span>
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
