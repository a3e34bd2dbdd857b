import { useLingui } from '@lingui/react/macro';
import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { forwardRef, useId, useState, type InputHTMLAttributes, type ReactNode } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { visuallyHidden } from '../theme/a11y.css.ts';
import { admit, countCodePoints } from './codePoints.ts';
import { box, control, counterText, field, labelText, message, messageIcon, slot } from './Input.css.ts';

type NativeProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'value' | 'defaultValue' | 'onChange' | 'size' | 'prefix' | 'maxLength' | 'accept' | 'children'>;

export interface InputProps extends NativeProps {
  /** What to type; always read aloud, shown above the field unless `labelHidden`. */
  label: string;
  /** Keeps the label for screen readers alone; then give a placeholder. Default false. */
  labelHidden?: boolean;
  value: string;
  onValueChange: (value: string) => void;
  /** A 16 px icon at the start. */
  icon?: ReactNode;
  /** A control at the start, before a hairline, such as a country code. */
  prefix?: ReactNode;
  /** A control or a unit at the end. */
  suffix?: ReactNode;
  /** Why the value is refused; shown under the field, read aloud, and marks the field invalid. */
  error?: string;
  /** Help under the field while there is no error. */
  hint?: string;
  /** Keeps a line free under the field, so that nothing moves when an error comes; default false. */
  reserveMessage?: boolean;
  /** Most code points that fit; what is typed or pasted beyond does not get in. */
  maxLength?: number;
  /** Keeps only the characters that are let in, such as digits; runs before the limit. */
  accept?: (text: string) => string;
  /** Shows count and limit at the end; needs `maxLength`. Default false. */
  counter?: boolean;
  /** Sets the value in the numeral face; default false. */
  numeric?: boolean;
  /** Height 36 or 44 px; default `m`. */
  size?: 'm' | 'l';
}

/** One line of text with everything around it: label, icon, limit, error, and an eye for passwords. */
export const Input = forwardRef<HTMLInputElement, InputProps>(function Input({ label, labelHidden = false, value, onValueChange, icon, prefix, suffix, error, hint, reserveMessage = false, maxLength, accept, counter = false, numeric = false, size = 'm', type = 'text', id, ...rest }, ref) {
  const { t } = useLingui();
  const ownId = useId();
  const inputId = id ?? ownId;
  const messageId = `${inputId}-message`;
  const [revealed, setRevealed] = useState(false);
  const password = type === 'password';

  const take = (input: HTMLInputElement, composing: boolean) => {
    if (composing) return onValueChange(input.value);
    const caret = input.selectionStart ?? input.value.length;
    const kept = admit({ text: input.value, caret }, maxLength, accept);
    if (kept.text !== input.value) {
      input.value = kept.text;
      input.setSelectionRange(kept.caret, kept.caret);
    }
    onValueChange(kept.text);
  };

  return (
    <div className={field}>
      <label htmlFor={inputId} className={labelHidden ? visuallyHidden : labelText}>
        {label}
      </label>
      <div className={box({ size, invalid: error !== undefined })}>
        {icon && <span className={slot}>{icon}</span>}
        {prefix}
        <input
          id={inputId}
          type={password && revealed ? 'text' : type}
          className={control({ numeric: numeric || undefined })}
          value={value}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={messageId}
          // An input method may pass the limit while it composes; its result is measured when it is done.
          onChange={(event) => take(event.currentTarget, (event.nativeEvent as InputEvent).isComposing)}
          onCompositionEnd={(event) => take(event.currentTarget, false)}
          ref={ref}
          {...rest}
        />
        {counter && maxLength !== undefined && (
          <span className={counterText} aria-hidden="true">
            {countCodePoints(value)}/{maxLength}
          </span>
        )}
        {password && (
          <IconButton label={t`显示密码`} size="s" pressed={revealed} disabled={rest.disabled} icon={revealed ? <Eye size={16} aria-hidden /> : <EyeOff size={16} aria-hidden />} onClick={() => setRevealed(!revealed)} />
        )}
        {suffix}
      </div>
      <p id={messageId} className={message({ tone: error === undefined ? 'hint' : 'error', reserved: reserveMessage })} aria-live="polite">
        {error !== undefined && (
          <span className={messageIcon}>
            <CircleAlert size={12} aria-hidden />
          </span>
        )}
        {error ?? hint}
      </p>
    </div>
  );
});
