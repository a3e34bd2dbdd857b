import type { CSSProperties } from 'react';
import { ringArc, ringFrame, ringTrack, tones } from './Countdown.css.ts';
import type { CountdownProps } from './Countdown.tsx';
import { urgentSeconds } from './seconds.ts';
import { useRemaining } from './useRemaining.ts';
import { bare } from '../../theme/bare.css.ts';

export interface CountdownRingProps extends Omit<CountdownProps, 'size'> {
  /** Seconds of the whole ring. */
  total: number;
  /** Diameter in px; default 40. */
  size?: number;
}

/** Time left to an instant as a ring that empties, with whole seconds inside; for short waits such as a combo or a new code. */
export function CountdownRing({ to, label, onEnd, total, size = 40 }: CountdownRingProps) {
  const seconds = useRemaining(to, onEnd);
  const look = { '--share': Math.min(1, seconds / total), '--side': `${size}px` } as CSSProperties;
  return (
    <span className={`${ringFrame} ${tones[seconds <= urgentSeconds ? 'urgent' : 'calm']}`} style={look} role="timer" aria-label={label}>
      <svg className={bare} width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <circle className={ringTrack} cx="20" cy="20" r="18" pathLength="1" />
        <circle className={ringArc} cx="20" cy="20" r="18" pathLength="1" />
      </svg>
      <span>{seconds}</span>
    </span>
  );
}
