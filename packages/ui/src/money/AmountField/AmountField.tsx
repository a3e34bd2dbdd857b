import { useLingui } from '@lingui/react/macro';
import { forwardRef, useState } from 'react';
import { Chip } from '../../actions/Chip/index.ts';
import { useFormat } from '../../format/index.ts';
import { FormField } from '../../forms/FormField/index.ts';
import { NumberField } from '../../forms/NumberField/index.ts';
import * as css from './AmountField.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { useControllableState } from '../../theme/useControllableState.ts';

export interface AmountFieldProps extends RootProps {
  /** 提现金额. */
  label: string;
  /** Fen; null while it is empty. */
  value?: number | null;
  /** Initial value when `value` is left out (uncontrolled). */
  defaultValue?: number | null;
  onValueChange?: (fen: number | null) => void;
  /** Most that may be typed, in fen; 全部 takes it. */
  all: number;
  /** Amounts of one press, in yuan. */
  quick?: readonly number[];
  hint?: string;
  error?: string;
  disabled?: boolean;
}

/** Whole fen of yuan that were typed; null where they are finer than a fen. */
function fenOf(yuan: number): number | null {
  const fen = Math.round(yuan * 100);
  return Math.abs(fen - yuan * 100) < 1e-4 ? fen : null;
}

/** A sum of money to type in yuan, with a few amounts of one press; it gives fen, and rounds nothing that was typed. */
export const AmountField = forwardRef<HTMLDivElement, AmountFieldProps>(function AmountField(
  { label, value: given, defaultValue, onValueChange: notifyChange, all, quick = [], hint, error, disabled, ...root },
  ref,
) {
  const [value, onValueChange] = useControllableState<number | null>(given, defaultValue ?? null, notifyChange);
  const { t } = useLingui();
  const { integer } = useFormat();
  const [isTooFine, setTooFine] = useState(false);
  const choose = (fen: number) => {
    setTooFine(false);
    onValueChange(fen);
  };
  const offered = quick.filter((yuan) => yuan * 100 <= all);
  return (
    <FormField
      label={label}
      hint={hint}
      error={isTooFine ? t`金额最多两位小数` : error}
      reserveMessage
      disabled={disabled}
      ref={ref}
      {...rootOf(root)}
    >
      <NumberField
        size="l"
        steppers={false}
        prefix="¥"
        min={0}
        keepsTyped
        format={{ maximumFractionDigits: 2 }}
        value={value === null ? null : value / 100}
        onValueChange={(yuan) => {
          const fen = yuan === null ? null : fenOf(yuan);
          setTooFine(yuan !== null && fen === null);
          onValueChange(fen);
        }}
        suffix={
          <span className={css.quick}>
            {offered.map((yuan) => (
              <Chip key={yuan} size="m" pressed={value === yuan * 100} onPress={() => choose(yuan * 100)}>
                {integer(yuan)}
              </Chip>
            ))}
            {all > 0 && (
              <Chip size="m" pressed={value === all} onPress={() => choose(all)}>
                {t`全部`}
              </Chip>
            )}
          </span>
        }
      />
    </FormField>
  );
});
