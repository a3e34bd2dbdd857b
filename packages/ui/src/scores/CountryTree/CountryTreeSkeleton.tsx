import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { country, frame, searchPlace } from './CountryTree.css.ts';

/** Skeleton of the tree with `lines` lines; default 12. */
export function CountryTreeSkeleton({ lines = 12 }: { lines?: number }) {
  return (
    <div className={frame} aria-hidden="true">
      <div className={searchPlace}>
        <Skeleton height={36} />
      </div>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className={country}>
          <Skeleton width={20} height={20} />
          <Skeleton width={72 + ((index * 29) % 48)} height={14} />
        </div>
      ))}
    </div>
  );
}
