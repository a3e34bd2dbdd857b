import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { NumberField } from '../../forms/NumberField/index.ts';
import { amount, amounts } from './GiftPanel.css.ts';
import { countPresets, heldCount } from './order.ts';

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
        <button
          key={preset}
          type="button"
          className={amount}
          aria-pressed={preset === count}
          disabled={preset > most}
          onClick={() => onCount(preset)}
        >
          {preset}
        </button>
      ))}
    </div>
  );
}

/** Field for a custom amount, typed or stepped. */
export function CountField({ count, most, onCount }: CountProps) {
  const { t } = useLingui();
  // While the field is empty the last amount stays in effect; leaving the field restores it.
  const [empty, setEmpty] = useState(false);
  const take = (next: number | null) => {
    setEmpty(next === null);
    if (next !== null) onCount(heldCount(next, most));
  };
  return (
    <NumberField
      look="compact"
      label={t`自定数量`}
      value={empty ? null : count}
      min={1}
      max={most}
      format={{ useGrouping: false }}
      onValueChange={take}
      onValueCommitted={() => setEmpty(false)}
    />
  );
}
