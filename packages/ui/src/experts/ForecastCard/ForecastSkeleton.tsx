import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { card } from './ForecastCard.css.ts';

/** Skeleton of a forecast, in the same geometry. */
export function ForecastSkeleton() {
  return (
    <div className={card} aria-hidden="true">
      <Skeleton width={160} height={20} />
      <Skeleton height={36} />
      <Skeleton height={20} />
      <Skeleton height={30} />
      <Skeleton height={64} />
      <Skeleton height={156} />
    </div>
  );
}
