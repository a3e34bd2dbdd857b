import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { anchor, body, card, picture, title } from './LiveCard.css.ts';
import { coverPlace } from './LiveCardSkeleton.css.ts';
import type { LiveCardProps } from './LiveCard.tsx';

/** Skeleton of a card, in the same geometry. The list around it announces that it is loading. */
export function LiveCardSkeleton({ lines = 1 }: Pick<LiveCardProps, 'lines'>) {
  return (
    <span className={card.own} aria-hidden="true">
      <span className={picture.own}>
        <span className={coverPlace} />
      </span>
      <span className={body}>
        <span className={title[lines]}>
          <Skeleton width="78%" height={14} lines={lines} />
        </span>
        <span className={anchor}>
          <Skeleton shape="circle" width={22} />
          <Skeleton width={72} height={12} />
        </span>
      </span>
    </span>
  );
}
