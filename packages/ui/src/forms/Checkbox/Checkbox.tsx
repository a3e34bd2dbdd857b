import { Checkbox as Base } from '@base-ui/react/checkbox';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { field, label, mark, tick } from './Checkbox.css.ts';

export interface CheckboxProps {
  /** What is ticked; text, with links where needed. */
  children: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** Some of what it stands for is ticked; default false. */
  indeterminate?: boolean;
  disabled?: boolean;
  required?: boolean;
  /** Whether its state stops the form; the reason stands beside it and is named by `describedBy`. */
  invalid?: boolean;
  /** Id of a text that explains it. */
  describedBy?: string;
  /** Name of the field in a native form. */
  name?: string;
  /** Size of the label: `s` 12 px for agreements, `m` 13 px; default `m`. */
  size?: 's' | 'm';
}

/** A tick with its label; a press on the words ticks as well. */
export function Checkbox({ children, size = 'm', invalid, describedBy, ...box }: CheckboxProps) {
  return (
    <label className={field[size]}>
      <Base.Root className={tick} aria-invalid={invalid || undefined} aria-describedby={describedBy} {...box}>
        <Base.Indicator className={mark}>
          {box.indeterminate ? <Minus size={12} strokeWidth={3} aria-hidden /> : <Check size={12} strokeWidth={3} aria-hidden />}
        </Base.Indicator>
      </Base.Root>
      <span className={label}>{children}</span>
    </label>
  );
}
