import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { body, card, coverPlace, facts, picture, title } from './ClipCard.css.ts';
import type { ClipCardProps } from './ClipCard.tsx';

/** Skeleton of a card, in the same geometry. The list around it announces that it is loading. */
export function ClipCardSkeleton({ look = 'card' }: Pick<ClipCardProps, 'look'>) {
  return (
    <span className={card[look]} aria-hidden="true">
      <span className={picture}>
        <span className={coverPlace} />
      </span>
      <span className={body[look]}>
        <span className={title}>
          <Skeleton width="78%" height={14} lines={2} />
        </span>
        <span className={facts}>
          <Skeleton width={72} height={12} />
        </span>
      </span>
    </span>
  );
}
