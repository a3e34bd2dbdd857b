import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { card, foot, head } from './MatchCard.css.ts';
import type { MatchCardProps } from './MatchCard.tsx';

export interface MatchCardSkeletonProps extends Pick<MatchCardProps, 'size'> {
  /** Whether the card will have a note or a button under the score; default true. */
  footed?: boolean;
}

/** Skeleton of a match, in the same geometry. The list around it announces that it is loading. */
export function MatchCardSkeleton({ size = 'dense', footed = true }: MatchCardSkeletonProps) {
  return (
    <span className={card} aria-hidden="true">
      <span className={head}>
        <Skeleton width="40%" height={14} />
      </span>
      <Skeleton height={size === 'row' ? 36 : 30} />
      {footed && (
        <span className={foot}>
          <Skeleton width="55%" height={14} />
        </span>
      )}
    </span>
  );
}
