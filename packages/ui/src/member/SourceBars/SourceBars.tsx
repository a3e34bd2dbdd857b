import { forwardRef, type CSSProperties } from 'react';
import { bar, list, row, times, track, value } from './SourceBars.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** One source of a sum. */
export interface Source {
  id: string;
  /** Its name: 礼物. */
  label: string;
  /** Count, formatted for display. */
  count?: string;
  /** Share of the sum; the longest bar belongs to the largest. */
  amount: number;
  /** The amount, formatted for display. */
  shown: string;
}

export interface SourceBarsProps extends RootProps {
  /** Names the list for screen readers. */
  label: string;
  /** The sources, the largest first. */
  sources: readonly Source[];
}

/** Sources of a sum, a bar for each. */
export const SourceBars = forwardRef<HTMLUListElement, SourceBarsProps>(function SourceBars({ label, sources, ...root }, ref) {
  const most = Math.max(1e-9, ...sources.map(({ amount }) => amount));
  return (
    <ul className={list} aria-label={label} ref={ref} {...rootOf(root)}>
      {sources.map(({ id, label: name, count, amount, shown }) => (
        <li key={id} className={row}>
          <span>
            {name}
            {count !== undefined && <span className={times}>{count}</span>}
          </span>
          <span className={track} aria-hidden="true">
            <span className={bar} style={{ '--share': amount / most, display: 'block' } as CSSProperties} />
          </span>
          <span className={value}>{shown}</span>
        </li>
      ))}
    </ul>
  );
});
