import { useRef } from 'react';
import { useReducedMotion } from '../../theme/UiProvider/index.ts';
import { useLayoutEffect } from '../../theme/UiProvider/layoutEffect.ts';
import { GemPile } from './GemPile.tsx';
import * as css from './SignInStrip.css.ts';

export interface RewardBurstProps {
  /** Diamonds that were won. */
  reward: number;
}

/** Diamonds that fly, by the direction they take in degrees; upward ones go farther. */
const directions = [-160, -130, -105, -75, -50, -20, 20, 160] as const;

/**
 * The reward rises from the day that was signed, and diamonds fly from it. Under reduced motion the figure alone shows and fades in place.
 */
export function RewardBurst({ reward }: RewardBurstProps) {
  const root = useRef<HTMLSpanElement>(null);
  const still = useReducedMotion();

  useLayoutEffect(() => {
    const [figure, ...gems] = root.current?.children ?? [];
    const fade = [{ opacity: 1, offset: 0.7 }, { opacity: 0 }];
    const rise = [
      { opacity: 0, translate: '0 8px' },
      { opacity: 1, translate: '0 -18px', offset: 0.25 },
      { opacity: 1, translate: '0 -22px', offset: 0.75 },
      { opacity: 0, translate: '0 -28px' },
    ];
    const animations = [figure?.animate(still ? fade : rise, { duration: 1_600, easing: 'ease-out' })];
    if (!still) {
      animations.push(
        ...gems.map((gem, index) => {
          const angle = ((directions[index] ?? 0) * Math.PI) / 180;
          const reach = 46 - 14 * Math.sin(angle);
          const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
          return gem.animate(
            [
              { opacity: 1, translate: '0 0', scale: 0.4 },
              { opacity: 1, translate: `${x}px ${y}px`, scale: 1, offset: 0.55, easing: 'ease-in' },
              { opacity: 0, translate: `${x}px ${y + 40}px`, scale: 0.7 },
            ],
            { duration: 1_000, delay: index * 18, easing: 'cubic-bezier(0.1, 0.8, 0.3, 1)' },
          );
        }),
      );
    }
    return () => animations.forEach((animation) => animation?.cancel());
  }, [still]);

  return (
    <span ref={root} className={css.burst} aria-hidden="true">
      <b className={css.burstFigure}>+{reward}</b>
      {!still &&
        directions.map((direction) => (
          <span key={direction} className={css.burstGem}>
            <GemPile size={14} />
          </span>
        ))}
    </span>
  );
}
