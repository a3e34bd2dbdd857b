import { trail, trailLine, trailEnd } from './RankTable.css.ts';

const [width, height, air] = [84, 26, 3];

/** A member's last days as a line that ends at the present value. Decoration beside the figures. */
export function RankTrail({ days }: { days: readonly number[] }) {
  if (days.length < 2) return null;
  const most = Math.max(...days, 1);
  const points = days.map((value, index) => [
    air + (index / (days.length - 1)) * (width - 2 * air),
    height - air - (value / most) * (height - 2 * air),
  ]);
  const [x = 0, y = 0] = points.at(-1) ?? [];
  const rises = (days.at(-1) ?? 0) >= (days[0] ?? 0);
  return (
    <svg className={trail} data-rises={rises} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <polyline className={trailLine} points={points.map((point) => point.map((part) => part.toFixed(1)).join(',')).join(' ')} />
      <circle className={trailEnd} cx={x} cy={y} r={2.5} />
    </svg>
  );
}
