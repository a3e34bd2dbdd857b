import { Checkbox as Base } from '@base-ui/react/checkbox';
import { Check, Minus } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { field, label, mark, tick } from './Checkbox.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface CheckboxProps extends RootProps {
  /** Label; text, with links where needed. */
  children: ReactNode;
  checked?: boolean;
  /** Initial state when `checked` is left out (uncontrolled). Default false. */
  defaultChecked?: boolean;
  onCheckedChange?: (checked: boolean) => void;
  /** Partly ticked: some of the items that it covers are ticked; default false. */
  indeterminate?: boolean;
  disabled?: boolean;
  required?: boolean;
  /** Whether its state is invalid; the reason stands beside it and is named by `describedBy`. */
  invalid?: boolean;
  /** Id of a text that explains it. */
  describedBy?: string;
  /** Name of the field in a native form. */
  name?: string;
  /** Size of the label: `s` 12 px for agreements, `m` 13 px; default `m`. */
  size?: 's' | 'm';
}

/** A checkbox with its label; a press on the label ticks as well. */
export const Checkbox = forwardRef<HTMLElement, CheckboxProps>(function Checkbox(
  {
    children,
    checked,
    defaultChecked,
    onCheckedChange,
    indeterminate,
    disabled,
    required,
    name,
    size = 'm',
    invalid,
    describedBy,
    ...root
  },
  ref,
) {
  return (
    <label className={field[size]}>
      <Base.Root
        className={tick}
        checked={checked}
        defaultChecked={defaultChecked}
        onCheckedChange={onCheckedChange}
        indeterminate={indeterminate}
        disabled={disabled}
        required={required}
        name={name}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        ref={ref}
        // An id of the root alone would go to the input that lies hidden beside it.
        render={<span {...rootOf(root)} />}
      >
        <Base.Indicator className={mark}>
          {indeterminate ? <Minus size={12} strokeWidth={3} aria-hidden /> : <Check size={12} strokeWidth={3} aria-hidden />}
        </Base.Indicator>
      </Base.Root>
      <span className={label}>{children}</span>
    </label>
  );
});
