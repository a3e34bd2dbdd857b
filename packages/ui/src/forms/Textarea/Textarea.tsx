import { useLingui } from '@lingui/react/macro';
import { forwardRef, type CSSProperties, type ReactNode, type TextareaHTMLAttributes } from 'react';
import { box } from '../../theme/recipes/box.css.ts';
import { useField, type FieldControlProps } from '../FormField/useField.ts';
import { admit, countCodePoints } from '../Input/codePoints.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { counter as counterText, foot as footRow, frame, writing } from './Textarea.css.ts';
import { useControllableState } from '../../theme/useControllableState.ts';

/** Amounts of room that are worth a word; between them a screen reader is left in peace. */
const stations = [0, 5, 10, 20] as const;

/** The smallest threshold that the remaining code points are within; undefined while there are plenty. */
const nearLimit = (left: number): number | undefined => stations.find((station) => left <= station);

type NativeProps = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'className' | 'style' | 'value' | 'defaultValue' | 'onChange' | 'maxLength' | 'children' | 'rows' | keyof FieldControlProps
>;

export interface TextareaProps extends NativeProps, FieldControlProps {
  value?: string;
  /** Initial value when `value` is left out (uncontrolled). */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Lines that show at first; default 3. */
  rows?: number;
  /** `grow` with the text up to `maxRows`, `vertical` by hand, or `fixed`; default `fixed`. */
  resize?: 'fixed' | 'vertical' | 'grow';
  /** Most lines for `grow`; default 10. */
  maxRows?: number;
  /** Most code points that fit; an emoji counts one. */
  maxLength?: number;
  /** Shows count and limit, and says politely when the end is near; needs `maxLength`. Default true with a limit. */
  counter?: boolean;
  /** Controls at the start of the counter's line, such as a picture button. */
  foot?: ReactNode;
}

/** Several lines of text with a limit that counts as people do. */
export const Textarea = forwardRef<HTMLTextAreaElement, TextareaProps>(function Textarea(
  {
    value: given,
    defaultValue,
    onValueChange: notifyChange,
    rows = 3,
    resize = 'fixed',
    maxRows = 10,
    maxLength,
    counter = maxLength !== undefined,
    foot,
    label,
    id,
    describedBy,
    invalid,
    required,
    disabled,
    ...rest
  },
  ref,
) {
  const [value, onValueChange] = useControllableState<string>(given, defaultValue ?? '', notifyChange);
  const { t } = useLingui();
  const wired = useField({ label, id, describedBy, invalid, required, disabled });
  const used = countCodePoints(value);
  const left = maxLength === undefined ? undefined : nearLimit(maxLength - used);
  const spoken = left === undefined ? '' : left === 0 ? t`已到字数上限` : t`剩余不超过 ${left} 个字`;

  const take = (area: HTMLTextAreaElement, composing: boolean) => {
    if (composing) return onValueChange(area.value);
    const kept = admit({ text: area.value, caret: area.selectionStart }, maxLength);
    if (kept.text !== area.value) {
      area.value = kept.text;
      area.setSelectionRange(kept.caret, kept.caret);
    }
    onValueChange(kept.text);
  };

  return (
    <div className={`${box({ size: 'grow', invalid: wired.invalid })} ${frame}`}>
      <textarea
        {...wired.naming}
        id={wired.id}
        className={writing({ resize })}
        style={{ '--rows': rows, '--most': maxRows } as CSSProperties}
        value={value}
        required={wired.required}
        disabled={wired.disabled}
        // An input method may pass the limit while it composes; its result is measured when it is done.
        onChange={(event) => take(event.currentTarget, (event.nativeEvent as InputEvent).isComposing)}
        onCompositionEnd={(event) => take(event.currentTarget, false)}
        ref={ref}
        {...rest}
      />
      {(counter || foot !== undefined) && (
        <div className={footRow}>
          {foot}
          {counter && maxLength !== undefined && (
            <span className={counterText} data-full={used >= maxLength || undefined} aria-hidden="true">
              {used}/{maxLength}
            </span>
          )}
        </div>
      )}
      {counter && (
        <span className={visuallyHidden} role="status">
          {spoken}
        </span>
      )}
    </div>
  );
});
