import { useLingui } from '@lingui/react/macro';
import { forwardRef } from 'react';
import { Select } from '../Select/index.ts';
import { FieldContext, useField, type FieldControlProps } from '../FormField/useField.ts';
import { colon, frame } from './TimeField.css.ts';
import { rootOf } from '../../theme/root.ts';
import { useControllableState } from '../../theme/useControllableState.ts';

export interface TimeFieldProps extends FieldControlProps {
  /** The chosen time of day as `20:05`; null while none is chosen. */
  value?: string | null;
  /** Initial value when `value` is left out (uncontrolled). */
  defaultValue?: string | null;
  onValueChange?: (time: string) => void;
  /** Minutes between two choices; default 5. A time between them is kept until another is chosen. */
  step?: number;
}

const two = (value: number) => String(value).padStart(2, '0');
const choices = (most: number, step: number) => Array.from({ length: Math.ceil(most / step) }, (_, at) => two(at * step));
const hours = choices(24, 1);

/** A time of day: an hour beside a minute. */
export const TimeField = forwardRef<HTMLDivElement, TimeFieldProps>(function TimeField(
  { value: given, defaultValue, onValueChange: notifyChange, step = 5, ...own },
  ref,
) {
  const [value, onValueChange] = useControllableState<string | null, string>(given, defaultValue ?? null, notifyChange);
  const { t } = useLingui();
  const { id, naming, invalid, required, disabled } = useField({ ...own, id: undefined });
  const [hour = null, minute = null] = value?.split(':') ?? [];
  const usual = choices(60, step);
  const minutes = minute === null || usual.includes(minute) ? usual : [...usual, minute].sort();
  const shared = { invalid, required, disabled };
  const options = (of: readonly string[]) => of.map((each) => ({ value: each, label: each }));
  return (
    <div className={frame} role="group" {...naming} aria-invalid={undefined} ref={ref} {...rootOf(own)}>
      <FieldContext.Provider value={null}>
        <Select
          {...shared}
          id={id}
          label={t`小时`}
          placeholder="--"
          options={options(hours)}
          value={hour}
          onValueChange={(next) => onValueChange(`${next}:${minute ?? '00'}`)}
        />
        <span className={colon} aria-hidden="true">
          :
        </span>
        <Select
          {...shared}
          label={t`分钟`}
          placeholder="--"
          options={options(minutes)}
          value={minute}
          onValueChange={(next) => onValueChange(`${hour ?? '00'}:${next}`)}
        />
      </FieldContext.Provider>
    </div>
  );
});
