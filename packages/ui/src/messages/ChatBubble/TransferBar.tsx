import type { CSSProperties } from 'react';
import { bar, barDone } from './BubbleBody.css.ts';

export interface TransferBarProps {
  /** Share that is done, 0..1. */
  done: number;
  label: string;
}

/** Progress of a transfer. */
export function TransferBar({ done, label }: TransferBarProps) {
  const share = Math.min(1, Math.max(0, done));
  return (
    <span
      className={bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
    >
      <span className={barDone} style={{ display: 'block', '--done': share } as CSSProperties} />
    </span>
  );
}
