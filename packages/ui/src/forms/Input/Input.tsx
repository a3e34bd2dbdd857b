import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { forwardRef, useContext, useState, type InputHTMLAttributes, type ReactNode } from 'react';
import { box } from '../../theme/recipes/box.css.ts';
import { FormField } from '../FormField/FormField.tsx';
import { FieldContext, useField } from '../FormField/useField.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { admit, countCodePoints } from './codePoints.ts';
import { bare, faultOf, strictly, type InputSigns } from './signs.ts';
import { pasteInOneLine } from './written.ts';
import { control, counterText, slot } from './Input.css.ts';
import { useControllableState } from '../../theme/useControllableState.ts';

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'value' | 'defaultValue' | 'onChange' | 'size' | 'prefix' | 'maxLength' | 'accept' | 'children'
>;

export interface InputProps extends NativeProps {
  /** Label; always read aloud, shown above the field unless `labelHidden`. Leave it out inside a `FormField`, which names it. */
  label?: string;
  /** Keeps the label for screen readers alone; then give a placeholder. Default false. */
  labelHidden?: boolean;
  value?: string;
  /** Initial value when `value` is left out (uncontrolled). */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** A 16 px icon at the start. */
  icon?: ReactNode;
  /** A control at the start, before a hairline, such as a country code. */
  prefix?: ReactNode;
  /** A control or a unit at the end. */
  suffix?: ReactNode;
  /** Reason why the value is invalid; shown under the field, read aloud, and marks the field as invalid. */
  error?: string;
  /** Help under the field while there is no error. */
  hint?: string;
  /** Reserves a line under the field, so that nothing moves when an error appears; default false. */
  reserveMessage?: boolean;
  /** Maximum number of code points; typed or pasted text beyond it is not accepted. */
  maxLength?: number;
  /** Keeps only the characters that are let in, such as digits; runs before the limit. */
  accept?: (text: string) => string;
  /**
   * Restricts the field to the signs of a number; full-width digits, blanks and hyphens are accepted.
   * Pasted text is never cut: too long, or with other signs, it stays whole and the field shows the error.
   */
  only?: InputSigns;
  /** Shows count and limit at the end; needs `maxLength`. Default false. */
  counter?: boolean;
  /** Sets the value in the numeral face; default false. */
  numeric?: boolean;
  /** Height 36 or 44 px; default `m`. */
  size?: 'm' | 'l';
}

type InputBoxProps = Omit<
  InputProps,
  'label' | 'labelHidden' | 'error' | 'hint' | 'reserveMessage' | 'value' | 'defaultValue' | 'onValueChange'
> & {
  value: string;
  onValueChange: (value: string) => void;
};

/** The framed line itself, wired to the field around it. */
const InputBox = forwardRef<HTMLInputElement, InputBoxProps>(function InputBox(
  {
    value,
    onValueChange,
    icon,
    prefix,
    suffix,
    maxLength,
    accept,
    only,
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
  const { t } = useLingui();
  const wired = useField({ id, disabled, required });
  const [revealed, setRevealed] = useState(false);
  const password = type === 'password';
  const isFaulty = only !== undefined && faultOf(value, only, maxLength ?? Infinity) !== undefined;

  const take = (input: HTMLInputElement, { isComposing, data }: Pick<InputEvent, 'isComposing' | 'data'>) => {
    if (isComposing) return onValueChange(input.value);
    const caret = input.selectionStart ?? input.value.length;
    const isKey = data?.length === 1;
    const kept = only
      ? admit({ text: accept?.(input.value) ?? input.value, caret }, isKey ? maxLength : undefined, (text) =>
          (isKey ? strictly : bare)(text, only),
        )
      : admit({ text: input.value, caret }, maxLength, accept);
    if (kept.text !== input.value) {
      input.value = kept.text;
      input.setSelectionRange(kept.caret, kept.caret);
    }
    onValueChange(kept.text);
  };

  return (
    <div className={box({ size, invalid: wired.invalid || isFaulty })}>
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
        {...(isFaulty && { 'aria-invalid': true })}
        // An input method may pass the limit while it composes; its result is measured when it is done.
        onChange={(event) => take(event.currentTarget, event.nativeEvent as InputEvent)}
        onCompositionEnd={(event) => take(event.currentTarget, { isComposing: false, data: null })}
        onPaste={pasteInOneLine}
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
  const { t } = useLingui();
  const [value, onValueChange] = useControllableState<string>(line.value, line.defaultValue ?? '', line.onValueChange);
  const { only, maxLength: most = Infinity } = line;
  const kept = { ...line, value, onValueChange };
  if (around) return <InputBox ref={ref} id={id} {...kept} />;
  const fault = only && faultOf(value, only, most);
  const count = value.length;
  const signs = only === 'code' ? t`只能是数字和字母` : t`只能是数字`;
  const own = fault && (fault === 'signs' ? signs : t`最多 ${most} 位，现在 ${count} 位`);
  return (
    <FormField
      label={label}
      labelHidden={labelHidden}
      error={error ?? own}
      hint={hint}
      reserveMessage={reserveMessage}
      required={line.required}
      disabled={line.disabled}
      controlId={id}
    >
      <InputBox ref={ref} {...kept} />
    </FormField>
  );
});
