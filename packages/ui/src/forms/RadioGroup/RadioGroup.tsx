import { RadioGroup as Base } from '@base-ui/react/radio-group';
import type { ForwardedRef, ReactNode } from 'react';
import { useField, type FieldControlProps } from '../FormField/useField.ts';
import { Radio, RadioLookContext, type RadioGroupLook, type RadioProps } from './Radio.tsx';
import { group } from './RadioGroup.css.ts';
import { forwardRef, rootOf } from '../../theme/root.ts';
import { useControllableState } from '../../theme/useControllableState.ts';

/** One choice as data. */
export interface RadioOption<Value extends string = string> extends Omit<RadioProps<Value>, 'children'> {
  label: ReactNode;
}

export interface RadioGroupProps<Value extends string = string> extends FieldControlProps {
  options: readonly RadioOption<Value>[];
  /** The chosen one; null while nothing is chosen. */
  value?: Value | null;
  /** Initial value when `value` is left out (uncontrolled). */
  defaultValue?: Value | null;
  onValueChange?: (value: Value) => void;
  /** Lines of text or framed cards; default `plain`. */
  look?: RadioGroupLook;
  /** Default `column`; cards in a `row` share its width. */
  direction?: 'column' | 'row';
  /** Name of the field in a native form. */
  name?: string;
  /** Further `Radio`s after the options. */
  children?: ReactNode;
}

/** One choice out of a few that all show; arrows move and choose. */
export const RadioGroup = forwardRef(function RadioGroup<Value extends string>(
  {
    options,
    value: given,
    defaultValue,
    onValueChange: notifyChange,
    look = 'plain',
    direction = 'column',
    name,
    children,
    ...own
  }: RadioGroupProps<Value>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const [value, onValueChange] = useControllableState<Value | null, Value>(given, defaultValue ?? null, notifyChange);
  const { naming, required, disabled } = useField(own);
  return (
    <RadioLookContext.Provider value={look}>
      <Base
        className={group({ look, direction })}
        value={value ?? ''}
        onValueChange={(next) => onValueChange(next as Value)}
        name={name}
        required={required}
        disabled={disabled}
        {...naming}
        ref={ref}
        {...rootOf(own)}
      >
        {options.map(({ label, ...option }) => (
          <Radio key={option.value} {...option}>
            {label}
          </Radio>
        ))}
        {children}
      </Base>
    </RadioLookContext.Provider>
  );
});
