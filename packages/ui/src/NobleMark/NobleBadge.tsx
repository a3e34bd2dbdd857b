import { badge, nobleTint, upright } from './NobleMark.css.ts';
import { NobleMark } from './NobleMark.tsx';
import type { NobleRank } from './noble.data.ts';
import { useNobleName } from './useNobleName.ts';

export interface NobleBadgeProps {
  rank: NobleRank;
}

/** The slanted badge before a noble's nickname: mark and name of the rank. */
export function NobleBadge({ rank }: NobleBadgeProps) {
  const name = useNobleName();
  return (
    <span className={`${badge} ${nobleTint[rank]}`}>
      <span className={upright}>
        <NobleMark rank={rank} size={10} />
        {name(rank)}
      </span>
    </span>
  );
}
