import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { frame } from './MomentumChart.css.ts';
import { usualShape } from './momentum.ts';

/**
 * Skeleton of the chart of a usual match, with the final height: the line of names over the drawing.
 * The card around it announces that it is loading.
 */
export function MomentumSkeleton() {
  return (
    <div className={frame}>
      <Skeleton shape="block" height={`calc(28px + ${100 / usualShape}cqi)`} />
    </div>
  );
}
