import { useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNow } from '../../format/index.ts';
import { useEnvironment, useReducedMotion } from '../../theme/UiProvider/index.ts';
import { button, face, rest, ring, times as timesText, track } from './ComboButton.css.ts';
import type { RunningCombo } from './giftPanel.types.ts';
import { useHold } from './useHold.ts';

/** Milliseconds from one press to the end of a combo. */
export const comboLasts = 3000;

export interface ComboButtonProps extends RunningCombo {
  /** Sends once more; a held press repeats it. */
  onPress: () => void;
  /** The ring has run out. */
  onEnd: () => void;
  /** Takes the focus when it comes up; default false. */
  autoFocus?: boolean;
  /** It went while it had the focus, which now needs another place. */
  onLostFocus?: () => void;
}

const round = 2 * Math.PI * 35;

/** Sends the same again while a ring runs down: by press, by holding, or with Enter and Space. */
export function ComboButton({ times, endsAt, onPress, onEnd, autoFocus = false, onLostFocus }: ComboButtonProps) {
  const { t } = useLingui();
  const { now } = useEnvironment();
  const reduced = useReducedMotion();
  const node = useRef<HTMLButtonElement>(null);
  const line = useRef<SVGCircleElement>(null);
  const lost = useRef(onLostFocus);
  const hold = useHold(onPress);
  // Without motion the ring goes down once a second instead of running.
  const left = Math.max(0, Math.min(comboLasts, endsAt - useNow(1000)));

  useEffect(() => {
    lost.current = onLostFocus;
  }, [onLostFocus]);
  useLayoutEffect(() => {
    const mine = node.current;
    if (autoFocus) mine?.focus();
    return () => {
      if (mine === document.activeElement) lost.current?.();
    };
  }, [autoFocus]);
  useEffect(() => {
    const remaining = Math.max(0, endsAt - now());
    const timer = setTimeout(onEnd, remaining);
    if (reduced) return () => clearTimeout(timer);
    const from = (1 - Math.min(1, remaining / comboLasts)) * round;
    const running = line.current?.animate([{ strokeDashoffset: `${from}px` }, { strokeDashoffset: `${round}px` }], {
      duration: remaining,
      fill: 'both',
      easing: 'linear',
    });
    return () => {
      clearTimeout(timer);
      running?.cancel();
    };
  }, [endsAt, now, onEnd, reduced]);

  return (
    <button ref={node} type="button" className={button} {...hold}>
      <svg className={ring} width="80" height="80" viewBox="0 0 80 80" aria-hidden="true">
        <circle className={track} cx="40" cy="40" r="35" />
        <circle
          ref={line}
          className={rest}
          cx="40"
          cy="40"
          r="35"
          strokeDasharray={round}
          strokeDashoffset={(1 - left / comboLasts) * round}
        />
      </svg>
      <span className={face}>
        <span className={timesText}>×{times}</span>
        {t`连击`}
      </span>
    </button>
  );
}
