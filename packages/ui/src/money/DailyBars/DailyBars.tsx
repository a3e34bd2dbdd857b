import type { CSSProperties } from 'react';
import * as css from './DailyBars.css.ts';

/** One day. */
export interface DailyBar {
  /** The day, as `2026-11-13`. */
  id: string;
  /** What is read aloud and shown on hover: 11-13，8,800 黄钻. */
  label: string;
  /** From 0. */
  value: number;
}

export interface DailyBarsProps {
  days: readonly DailyBar[];
  /** Names the chart. */
  label: string;
}

/** An amount day by day in a line of bars; the highest stands out. */
export function DailyBars({ days, label }: DailyBarsProps) {
  const most = Math.max(0, ...days.map(({ value }) => value));
  const peak = most > 0 ? days.findIndex(({ value }) => value === most) : -1;
  return (
    <ol className={css.bars} aria-label={label}>
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
}
