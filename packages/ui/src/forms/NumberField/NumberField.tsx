import { NumberField as Base } from '@base-ui/react/number-field';
import { useLingui } from '@lingui/react/macro';
import { useLocaleTag } from '../../theme/UiProvider/localeTag.ts';
import { Minus, Plus } from 'lucide-react';
import { forwardRef, type ClipboardEvent, type ReactNode } from 'react';
import { box } from '../../theme/recipes/box.css.ts';
import { useField, type FieldControlProps } from '../FormField/useField.ts';
import { affix, compactInput, group, input, root, stepper } from './NumberField.css.ts';
import { bareSum, readTyped } from './readTyped.ts';
import { rootOf } from '../../theme/root.ts';
import { useControllableState } from '../../theme/useControllableState.ts';

export interface NumberFieldProps extends FieldControlProps {
  /** The number; null while the field is empty. */
  value?: number | null;
  /** Initial value when `value` is left out (uncontrolled). */
  defaultValue?: number | null;
  /**
   * Called with each number parsed from the typed text; it may pass `min` and `max` until the field is left. Null for what nobody writes
   * so in the language: "1,5" is not fifteen in English.
   */
  onValueChange?: (value: number | null) => void;
  /** The number that typing, stepping or leaving the field ended with; always within `min` and `max`. */
  onValueCommitted?: (value: number | null) => void;
  min?: number;
  max?: number;
  /** Distance of a press on a stepper or an arrow key; default 1. */
  step?: number;
  /** Distance with Shift held; default ten steps. */
  largeStep?: number;
  /** Format of the number, as for `Intl.NumberFormat`; default grouped, up to three decimals. */
  format?: Intl.NumberFormatOptions;
  /** A sign before the number, such as ¥. */
  prefix?: ReactNode;
  /** A unit or controls after the number. */
  suffix?: ReactNode;
  /** Minus and plus at the sides; default true. */
  steppers?: boolean;
  /** Alignment of the digits; default `center` between steppers, otherwise `start`. */
  align?: 'start' | 'center' | 'end';
  /** Height 36 or 44 px; default `m`. */
  size?: 'm' | 'l';
  /** `compact` stands beside other controls: 114 px wide, always with steppers, its content selected on focus. Default `field`. */
  look?: 'field' | 'compact';
  placeholder?: string;
  /**
   * Keeps a number past `min` or `max` as typed and marks it as invalid, also after the field is left. Default false: it is clamped.
   * For sums that are paid or stored for good: a press that leaves the field would submit the corrected number before anybody has read it.
   * The number is shown without thousands separators.
   */
  keepsTyped?: boolean;
  /** Name of the field in a native form. */
  name?: string;
}

/** Lets a pasted sum in as if it had been typed, without the sign or the unit around it, which the field would refuse whole. */
function pasteBare(event: ClipboardEvent<HTMLInputElement> & { preventBaseUIHandler: () => void }) {
  event.preventBaseUIHandler();
  const text = event.clipboardData.getData('text');
  if (bareSum(text) === text) return;
  event.preventDefault();
  // Inserts at the caret, so that it can be undone.
  document.execCommand('insertText', false, bareSum(text));
}

/** A number to type or step; full-width and grouped digits are read as well and written plainly when the field is left. */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(
  {
    value: given,
    defaultValue,
    onValueChange: notifyChange,
    onValueCommitted,
    min,
    max,
    step = 1,
    largeStep = step * 10,
    format,
    prefix,
    suffix,
    steppers = true,
    align = steppers ? 'center' : 'start',
    size = 'm',
    look = 'field',
    placeholder,
    keepsTyped = false,
    name,
    ...own
  },
  ref,
) {
  const [value, onValueChange] = useControllableState<number | null>(given, defaultValue ?? null, notifyChange);
  const { t } = useLingui();
  const tag = useLocaleTag();
  const isPast = keepsTyped && value !== null && (value < (min ?? -Infinity) || value > (max ?? Infinity));
  const { id, naming, invalid, required, disabled } = useField({ ...own, invalid: own.invalid === true || isPast });
  const stepped = steppers || look === 'compact';
  const iconSize = look === 'compact' ? 14 : 16;
  return (
    <Base.Root
      className={root[look]}
      id={id}
      value={value}
      onValueChange={(next, details) => {
        const { target } = details.event;
        const isPlain = format?.style === undefined || format.style === 'decimal';
        if (!isPlain || !(target instanceof HTMLInputElement) || /^-?\d*$/.test(target.value)) return onValueChange(next);
        const read = readTyped(target.value, tag);
        // What reads as a number keeps the limits of the field, unless it is to stay as typed.
        if (read !== null && !keepsTyped) return onValueChange(next);
        if (read !== next) details.cancel();
        onValueChange(read);
      }}
      onValueCommitted={(next) => onValueCommitted?.(next)}
      min={min}
      max={max}
      allowOutOfRange={keepsTyped}
      step={step}
      largeStep={largeStep}
      format={keepsTyped ? { useGrouping: false, ...format } : format}
      locale={tag}
      name={name}
      required={required}
      disabled={disabled}
    >
      <Base.Group className={look === 'field' ? `${box({ size, invalid })} ${group.field}` : group.compact}>
        {stepped && (
          <Base.Decrement className={stepper[look]} aria-label={t`减少`}>
            <Minus size={iconSize} aria-hidden />
          </Base.Decrement>
        )}
        {prefix !== undefined && <span className={affix({ at: 'start', size })}>{prefix}</span>}
        <Base.Input
          className={look === 'field' ? input({ size, align }) : compactInput}
          onFocus={look === 'compact' ? ({ currentTarget }) => currentTarget.select() : undefined}
          placeholder={placeholder}
          {...naming}
          onPaste={keepsTyped ? pasteBare : undefined}
          aria-roledescription={t`数字输入框`}
          ref={ref}
          {...rootOf(own)}
        />
        {suffix !== undefined && <span className={affix({ at: 'end' })}>{suffix}</span>}
        {stepped && (
          <Base.Increment className={stepper[look]} aria-label={t`增加`}>
            <Plus size={iconSize} aria-hidden />
          </Base.Increment>
        )}
      </Base.Group>
    </Base.Root>
  );
});
