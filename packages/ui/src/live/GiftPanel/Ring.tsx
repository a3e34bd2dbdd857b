import { useEffect, useRef } from 'react';
import { useNow } from '../../format/index.ts';
import { useEnvironment, useReducedMotion } from '../../theme/UiProvider/index.ts';
import { useLayoutEffect } from '../../theme/UiProvider/layoutEffect.ts';
import { rest, ring, track } from './Ring.css.ts';

export interface RingProps {
  /** Ms UTC at which it has run out. */
  endsAt: number;
  /** Milliseconds of the whole ring. */
  lasts: number;
  /** Called when it has run out; keep its identity stable between renders. */
  onEnd: () => void;
}

const round = 2 * Math.PI * 35;

/** A ring around a button that counts down to a moment. Under reduced motion it moves once a second. */
export function Ring({ endsAt, lasts, onEnd }: RingProps) {
  const { now } = useEnvironment();
  const reduced = useReducedMotion();
  const line = useRef<SVGCircleElement>(null);
  const left = Math.max(0, Math.min(lasts, endsAt - useNow(1000)));

  useEffect(() => {
    const timer = setTimeout(onEnd, Math.max(0, endsAt - now()));
    return () => clearTimeout(timer);
  }, [endsAt, now, onEnd]);
  useLayoutEffect(() => {
    if (reduced) return;
    const remaining = Math.max(0, endsAt - now());
    const from = (1 - Math.min(1, remaining / lasts)) * round;
    const running = line.current?.animate([{ strokeDashoffset: `${from}px` }, { strokeDashoffset: `${round}px` }], {
      duration: remaining,
      fill: 'both',
      easing: 'linear',
    });
    return () => running?.cancel();
  }, [endsAt, lasts, now, reduced]);

  return (
    <svg className={ring} width="80" height="80" viewBox="0 0 80 80" aria-hidden="true">
      <circle className={track} cx="40" cy="40" r="35" />
      <circle ref={line} className={rest} cx="40" cy="40" r="35" strokeDasharray={round} strokeDashoffset={(1 - left / lasts) * round} />
    </svg>
  );
}
