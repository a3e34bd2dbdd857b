import { useId, type ForwardedRef, type ReactNode } from 'react';
import { forwardRef, rootOf } from '../../theme/root.ts';
import { useControllableState } from '../../theme/useControllableState.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { useField, type FieldControlProps } from '../FormField/useField.ts';
import { group, note as noteText, option } from './CheckboxGroup.css.ts';

/** One choice as data. */
export interface CheckboxOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** Explanation under the label, read after it. */
  note?: ReactNode;
  disabled?: boolean;
}

export interface CheckboxGroupProps<Value extends string = string> extends FieldControlProps {
  options: readonly CheckboxOption<Value>[];
  /** The chosen ones. */
  value?: readonly Value[];
  /** Initial value when `value` is left out (uncontrolled); default none. */
  defaultValue?: readonly Value[];
  /** Called with all that are chosen, in the order of the options. */
  onValueChange?: (value: readonly Value[]) => void;
}

/** Several choices out of a few that all show, each with a line of what it means. */
export const CheckboxGroup = forwardRef(function CheckboxGroup<Value extends string>(
  { options, value: given, defaultValue, onValueChange: notifyChange, ...own }: CheckboxGroupProps<Value>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const [value, onValueChange] = useControllableState<readonly Value[], readonly Value[]>(given, defaultValue ?? [], notifyChange);
  const { naming, disabled, invalid } = useField(own);
  const id = useId();
  const { 'aria-invalid': _, ...names } = naming;
  const choose = (one: Value, checked: boolean) =>
    onValueChange(options.map((each) => each.value).filter((each) => (each === one ? checked : value.includes(each))));
  return (
    <div role="group" className={group} {...names} ref={ref} {...rootOf(own)}>
      {options.map(({ value: one, label, note, disabled: isOff = false }) => (
        <div key={one} className={option}>
          <Checkbox
            checked={value.includes(one)}
            onCheckedChange={(checked) => choose(one, checked)}
            disabled={disabled || isOff}
            invalid={invalid}
            {...(note !== undefined && { describedBy: `${id}-${one}` })}
          >
            {label}
          </Checkbox>
          {note !== undefined && (
            <span className={noteText} id={`${id}-${one}`}>
              {note}
            </span>
          )}
        </div>
      ))}
    </div>
  );
});
