import { forwardRef, type CSSProperties } from 'react';
import * as css from './DailyBars.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** One day of the chart. */
export interface DailyBar {
  /** The day, as `2026-11-13`. */
  id: string;
  /** Label for screen readers and on hover: 11/13 8,800 黄钻. */
  label: string;
  /** From 0. */
  value: number;
}

export interface DailyBarsProps extends RootProps {
  days: readonly DailyBar[];
  /** Names the chart. */
  label: string;
}

/** An amount day by day as a row of bars; the highest is highlighted. */
export const DailyBars = forwardRef<HTMLOListElement, DailyBarsProps>(function DailyBars({ days, label, ...root }, ref) {
  const most = Math.max(0, ...days.map(({ value }) => value));
  const peak = most > 0 ? days.findIndex(({ value }) => value === most) : -1;
  return (
    <ol className={css.bars} aria-label={label} ref={ref} {...rootOf(root)}>
      {days.map((day, index) => (
        <li key={day.id} className={css.day} title={day.label}>
          <span className={css.spoken}>{day.label}</span>
          <span
            className={css.bar}
            data-peak={index === peak || undefined}
            data-none={day.value === 0 || undefined}
            style={{ '--share': most > 0 ? day.value / most : 0 } as CSSProperties}
          />
        </li>
      ))}
    </ol>
  );
});
