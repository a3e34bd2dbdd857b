import { Check } from 'lucide-react';
import { forwardRef, useId, type ReactNode } from 'react';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { useField, type FieldControlProps } from '../FormField/useField.ts';
import { note as noteText, row, sign, spinner, thumb, track, words } from './Switch.css.ts';
import { useControllableState } from '../../theme/useControllableState.ts';
import { rootOf } from '../../theme/root.ts';
import { bare } from '../../theme/bare.css.ts';

export interface SwitchProps extends Omit<FieldControlProps, 'label'> {
  /** Label of the switch, and its accessible name. Leave it out inside a `FormField`. */
  children?: ReactNode;
  /** Keeps the label for screen readers alone, as in a table whose head shows it; default false. */
  labelHidden?: boolean;
  /** A second line that explains it. */
  note?: ReactNode;
  /** Sets the note beside the label where there is room, instead of below; default false. */
  noteBeside?: boolean;
  checked?: boolean;
  /** Initial state when `checked` is left out (uncontrolled). Default false. */
  defaultChecked?: boolean;
  onCheckedChange?: (checked: boolean) => void;
  /** The change is being saved: shows a spinner and takes no press, but keeps the focus; default false. */
  loading?: boolean;
  /** Position: `start` before its label, `end` at the far end of the row, as in settings; default `start`. */
  side?: 'start' | 'end';
  /** Name of the field in a native form. */
  name?: string;
}

/**
 * A setting that takes effect at once: on or off. For a value that is sent with a form use `Checkbox`.
 * It is a native button, so that it works before any code has loaded.
 */
export const Switch = forwardRef<HTMLButtonElement, SwitchProps>(function Switch(
  {
    children,
    labelHidden = false,
    note,
    noteBeside = false,
    checked: given,
    defaultChecked = false,
    onCheckedChange,
    loading = false,
    side = 'start',
    name,
    ...own
  },
  ref,
) {
  const [checked, turn] = useControllableState(given, defaultChecked, onCheckedChange);
  const { id, naming, required, disabled } = useField(own);
  const wordsId = useId();
  const named = children === undefined ? naming['aria-labelledby'] : wordsId;
  const explained = [note !== undefined && `${wordsId}-note`, naming['aria-describedby']].filter(Boolean).join(' ');
  /** State attributes for the styles. */
  const marks = {
    ...(checked && { 'data-checked': '' }),
    ...(disabled && { 'data-disabled': '' }),
    ...(loading && { 'data-readonly': '' }),
  };
  return (
    <label className={row({ side })}>
      <button
        type="button"
        role="switch"
        {...naming}
        id={id}
        className={track}
        aria-checked={checked}
        aria-required={required || undefined}
        aria-readonly={loading || undefined}
        aria-busy={loading || undefined}
        aria-labelledby={named}
        aria-describedby={explained || undefined}
        disabled={disabled}
        onClick={loading ? undefined : () => turn(!checked)}
        {...marks}
        ref={ref}
        {...rootOf(own)}
      >
        <span className={thumb} {...marks}>
          {loading ? <span className={spinner} aria-hidden="true" /> : <Check className={sign} size={12} strokeWidth={3} aria-hidden />}
        </span>
      </button>
      {name !== undefined && checked && <input className={bare} type="hidden" name={name} value="on" disabled={disabled} />}
      {children !== undefined && (
        <span className={labelHidden ? visuallyHidden : words({ noteBeside })}>
          <span id={wordsId}>{children}</span>
          {note !== undefined && (
            <span id={`${wordsId}-note`} className={noteText}>
              {note}
            </span>
          )}
        </span>
      )}
    </label>
  );
});
