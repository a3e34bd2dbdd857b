import type { CSSProperties } from 'react';
import { useFormat } from '../format/index.ts';
import { diamonds as look } from './Diamonds.css.ts';

/** An amount of diamonds behind the mark of the currency. */
export function Diamonds({ amount, size = 13 }: { amount: number; size?: number }) {
  const format = useFormat();
  return (
    <span className={look} style={{ '--diamonds-size': `${size}px` } as CSSProperties}>
      {format.integer(amount)}
    </span>
  );
}
