import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { forwardRef, useContext, useState, type InputHTMLAttributes, type ReactNode } from 'react';
import { box } from '../../theme/recipes/box.css.ts';
import { FormField } from '../FormField/FormField.tsx';
import { FieldContext, useField } from '../FormField/useField.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { admit, countCodePoints } from './codePoints.ts';
import { control, counterText, slot } from './Input.css.ts';
import { useKept } from '../../theme/kept.ts';

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'value' | 'defaultValue' | 'onChange' | 'size' | 'prefix' | 'maxLength' | 'accept' | 'children'
>;

export interface InputProps extends NativeProps {
  /** What to type; always read aloud, shown above the field unless `labelHidden`. Leave it out inside a `FormField`, which names it. */
  label?: string;
  /** Keeps the label for screen readers alone; then give a placeholder. Default false. */
  labelHidden?: boolean;
  value?: string;
  /** What it begins with where `value` is left out; it then keeps the value itself. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
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

type InputBoxProps = Omit<InputProps, 'label' | 'labelHidden' | 'error' | 'hint' | 'reserveMessage'>;

/** The framed line itself, wired to the field around it. */
const InputBox = forwardRef<HTMLInputElement, InputBoxProps>(function InputBox(
  {
    value: given,
    defaultValue,
    onValueChange: tell,
    icon,
    prefix,
    suffix,
    maxLength,
    accept,
    counter = false,
    numeric = false,
    size = 'm',
    type = 'text',
    id,
    disabled,
    required,
    ...rest
  },
  ref,
) {
  const [value, onValueChange] = useKept<string>(given, defaultValue ?? '', tell);
  const { t } = useLingui();
  const wired = useField({ id, disabled, required });
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
    <div className={box({ size, invalid: wired.invalid })}>
      {icon && <span className={slot}>{icon}</span>}
      <FieldContext.Provider value={null}>{prefix}</FieldContext.Provider>
      <input
        id={wired.id}
        type={password && revealed ? 'text' : type}
        className={control({ numeric: numeric || undefined })}
        value={value}
        required={wired.required}
        disabled={wired.disabled}
        {...wired.naming}
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
        <IconButton
          label={t`显示密码`}
          size="s"
          pressed={revealed}
          disabled={wired.disabled}
          icon={revealed ? <Eye size={16} aria-hidden /> : <EyeOff size={16} aria-hidden />}
          onClick={() => setRevealed(!revealed)}
        />
      )}
      <FieldContext.Provider value={null}>{suffix}</FieldContext.Provider>
    </div>
  );
});

/** One line of text with everything around it: label, icon, limit, error, and an eye for passwords. */
export const Input = forwardRef<HTMLInputElement, InputProps>(function Input(
  { label, labelHidden, error, hint, reserveMessage, id, ...line },
  ref,
) {
  const around = useContext(FieldContext);
  if (around) return <InputBox ref={ref} id={id} {...line} />;
  return (
    <FormField
      label={label}
      labelHidden={labelHidden}
      error={error}
      hint={hint}
      reserveMessage={reserveMessage}
      required={line.required}
      disabled={line.disabled}
      controlId={id}
    >
      <InputBox ref={ref} {...line} />
    </FormField>
  );
});
