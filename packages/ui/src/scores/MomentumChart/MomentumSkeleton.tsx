import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { frame } from './MomentumChart.css.ts';
import { usualShape } from './momentum.ts';

/** The chart of a usual match on its way, as tall as it will stand: the line of names over the drawing. The card around it says that it is loading. */
export function MomentumSkeleton() {
  return (
    <div className={frame}>
      <Skeleton shape="block" height={`calc(28px + ${100 / usualShape}cqi)`} />
    </div>
  );
}
