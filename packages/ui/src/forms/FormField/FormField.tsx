import { useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { forwardRef, useId, useMemo, type MouseEvent, type ReactNode } from 'react';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { aside as asideSlot, body, field, head, labelText, message, messageIcon, optionalMark, requiredMark } from './FormField.css.ts';
import { FieldContext } from './useField.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** Positions of the label: above the control, or beside it in a column of 96 px. */
export const formFieldLayouts = ['top', 'side'] as const;

export interface FormFieldProps extends RootProps {
  /** Label of the control, and its accessible name. */
  label: ReactNode;
  /** Keeps the label for screen readers alone; default false. */
  labelHidden?: boolean;
  /** A word or a link at the end of the label's line, such as a limit; `top` alone. */
  aside?: ReactNode;
  /** Help under the control while there is no error. */
  hint?: ReactNode;
  /** Reason why the value is invalid; shown in place of the hint, read aloud, and marks the control as invalid. */
  error?: ReactNode;
  /** Required: marked with a star and announced to screen readers; default false. */
  required?: boolean;
  /** May be left out, and says so; default false. */
  optional?: boolean;
  /** The control takes no input; default false. */
  disabled?: boolean;
  /** Reserves a line under the control, so that nothing moves when an error appears; default false. */
  reserveMessage?: boolean;
  /** Default `top`. */
  layout?: (typeof formFieldLayouts)[number];
  /** Id of the control; default its own. */
  controlId?: string;
  /** One control: `Select`, `Textarea`, `NumberField`, `RadioGroup` and the like; it connects itself to the field. */
  children: ReactNode;
}

/** A native label presses a button; ours only brings the focus to it, as it does for a text field. */
function focusButton(event: MouseEvent<HTMLLabelElement>) {
  const control = document.getElementById(event.currentTarget.htmlFor);
  if (!(control instanceof HTMLButtonElement)) return;
  event.preventDefault();
  control.focus();
}

/** Label, required mark, help and error around one control, which takes its name, description and state from here. */
export const FormField = forwardRef<HTMLDivElement, FormFieldProps>(function FormField(
  {
    label,
    labelHidden = false,
    aside,
    hint,
    error,
    required = false,
    optional = false,
    disabled = false,
    reserveMessage = false,
    layout = 'top',
    controlId: given,
    children,
    ...root
  },
  ref,
) {
  const { t } = useLingui();
  const ownId = useId();
  const controlId = given ?? ownId;
  const invalid = error !== undefined;
  const wiring = useMemo(
    () => ({ controlId, labelId: `${controlId}-label`, messageId: `${controlId}-message`, invalid, required, disabled }),
    [controlId, invalid, required, disabled],
  );
  return (
    <div className={field({ layout: labelHidden ? 'top' : layout })} ref={ref} {...rootOf(root)}>
      <div className={labelHidden ? visuallyHidden : head({ layout })}>
        <label id={wiring.labelId} htmlFor={controlId} className={labelText} onClick={focusButton}>
          {label}
          {required && !labelHidden && (
            <span className={requiredMark} aria-hidden="true">
              *
            </span>
          )}
        </label>
        {optional && <span className={optionalMark}>{t`选填`}</span>}
        {aside !== undefined && layout === 'top' && <span className={asideSlot}>{aside}</span>}
      </div>
      <div className={body}>
        <FieldContext.Provider value={wiring}>{children}</FieldContext.Provider>
        <p id={wiring.messageId} className={message({ tone: invalid ? 'error' : 'hint', reserved: reserveMessage })} aria-live="polite">
          {invalid && (
            <span className={messageIcon}>
              <CircleAlert size={12} aria-hidden />
            </span>
          )}
          {error ?? hint}
        </p>
      </div>
    </div>
  );
});
