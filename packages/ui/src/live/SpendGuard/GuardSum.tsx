import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { NumberField } from '../../forms/NumberField/index.ts';
import { sum, sumName } from './SpendGuard.css.ts';
import { limitMost } from './spendGuard.ts';

/** A sum that takes effect once the field is left or stepped; an empty field restores the last one. */
export function GuardSum({ label, value, onChange }: { label: string; value: number; onChange: (sum: number) => void }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<number | null>();
  const commit = (next: number | null) => {
    setTyped(undefined);
    if (next !== null && next !== value) onChange(next);
  };
  return (
    <div className={sum}>
      <span className={sumName} aria-hidden="true">
        {label}
      </span>
      <NumberField
        label={label}
        value={typed === undefined ? value : typed}
        min={1}
        max={limitMost}
        step={100}
        suffix={t`黄钻`}
        onValueChange={setTyped}
        onValueCommitted={commit}
      />
    </div>
  );
}
