import { useLingui } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { amount, amounts, number, step, stepper } from './GiftPanel.css.ts';
import { countFrom, countPresets } from './order.ts';

interface CountProps {
  count: number;
  most: number;
  onCount: (count: number) => void;
}

/** The amounts that fans send. */
export function CountPresets({ count, most, onCount }: CountProps) {
  const { t } = useLingui();
  return (
    <div className={amounts} role="group" aria-label={t`数量`}>
      {countPresets.map((preset) => (
        <button key={preset} type="button" className={amount} aria-pressed={preset === count} disabled={preset > most} onClick={() => onCount(preset)}>
          {preset}
        </button>
      ))}
    </div>
  );
}

/** An amount of one's own, typed or stepped. */
export function CountField({ count, most, onCount }: CountProps) {
  const { t } = useLingui();
  // While the field is empty the last amount holds; leaving it brings that back.
  const [empty, setEmpty] = useState(false);
  const take = (text: string) => {
    const typed = countFrom(text, most);
    setEmpty(typed === null);
    if (typed !== null) onCount(typed);
  };
  return (
    <div className={stepper}>
      <button type="button" className={step} aria-label={t`减少`} disabled={count <= 1} onClick={() => onCount(count - 1)}>
        <Minus size={14} aria-hidden />
      </button>
      <input
        className={number}
        inputMode="numeric"
        autoComplete="off"
        aria-label={t`自定数量`}
        value={empty ? '' : String(count)}
        onChange={(event) => take(event.target.value)}
        onBlur={() => setEmpty(false)}
        onFocus={(event) => event.target.select()}
        onKeyDown={(event) => {
          const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
          if (way === undefined) return;
          event.preventDefault();
          onCount(Math.min(most, Math.max(1, count + way)));
        }}
      />
      <button type="button" className={step} aria-label={t`增加`} disabled={count >= most} onClick={() => onCount(count + 1)}>
        <Plus size={14} aria-hidden />
      </button>
    </div>
  );
}
