import { Skeleton } from '../../feedback/Skeleton/index.ts';
import * as css from './VideoCard.css.ts';
import type { VideoCardProps } from './VideoCard.tsx';

/** Skeleton of a card, in the same geometry. The list around it announces that it is loading. */
export function VideoCardSkeleton({ look = 'card' }: Pick<VideoCardProps, 'look'>) {
  return (
    <span className={css.card[look]} aria-hidden="true">
      <span className={css.body[look]}>
        <span className={css.title}>
          <Skeleton width="78%" height={14} lines={2} />
        </span>
        <span className={css.facts}>
          <Skeleton width={72} height={12} />
        </span>
      </span>
      <span className={css.picture}>
        <span className={css.coverPlace} />
      </span>
    </span>
  );
}
