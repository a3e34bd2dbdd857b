import { useLingui } from '@lingui/react/macro';
import * as css from './TrophyCup.css.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface TrophyCupProps extends RootProps {
  /** From 1; those after the third get the third’s metal. */
  place: number;
  /** A square of 36, 64 or 132 px; default `m`. */
  size?: keyof typeof css.size;
}

/** The cup of a place: gold for the first, silver for the second, bronze for the third. */
export const TrophyCup = forwardRef<HTMLSpanElement, TrophyCupProps>(function TrophyCup({ place, size = 'm', ...root }, ref) {
  const { t } = useLingui();
  const metal = place === 1 || place === 2 ? place : 3;
  return (
    <span
      className={`${css.frame} ${css.size[size]} ${css.metal[metal]}`}
      role="img"
      aria-label={t`第 ${place} 名的奖杯`}
      ref={ref}
      {...rootOf(root)}
    >
      <svg className={css.drawing} viewBox="0 0 120 120" aria-hidden="true">
        <path d="M32 14h56v30c0 20-11 32-28 32S32 64 32 44z" fill="currentColor" />
        <path
          d="M32 24H15c0 20 7 29 22 31M88 24h17c0 20-7 29-22 31"
          fill="none"
          stroke="currentColor"
          strokeWidth="6"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <path d="M56 74h8v16h-8zM40 90h40l6 16H34z" fill="currentColor" />
        <text className={css.figure} x="60" y="54">
          {place}
        </text>
      </svg>
    </span>
  );
});
