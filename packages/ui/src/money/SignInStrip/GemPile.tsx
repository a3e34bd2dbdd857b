import { facets, heaps } from './gems.data.ts';
import { bare } from '../../theme/bare.css.ts';

export interface GemPileProps {
  /** Diamonds in the heap, 1 to 6; default 1. */
  count?: number;
  /** Height in px of a heap, or of the one diamond; default 44. */
  size?: number;
}

const gem = facets.map(([path, color]) => <path key={path} d={path} fill={color} />);

/** The currency as a drawing: one diamond beside a figure, or a heap that grows with the reward. */
export function GemPile({ count = 1, size = 44 }: GemPileProps) {
  if (count <= 1) {
    return (
      <svg className={bare} width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
        {gem}
      </svg>
    );
  }
  const heap = heaps[Math.min(count, heaps.length) - 1] ?? [];
  return (
    <svg className={bare} width={(size * 56) / 44} height={size} viewBox="0 0 56 44" aria-hidden="true">
      {heap.map(([x, y, scale]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
          {gem}
        </g>
      ))}
    </svg>
  );
}
