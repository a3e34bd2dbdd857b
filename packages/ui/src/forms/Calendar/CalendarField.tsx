import { CalendarDays, ChevronDown } from 'lucide-react';
import { forwardRef } from 'react';
import { box } from '../../theme/recipes/box.css.ts';
import { useField, type FieldControlProps } from '../FormField/useField.ts';
import { glyph, shown } from './CalendarField.css.ts';
import { CalendarPopup, type CalendarPopupProps } from './CalendarPopup.tsx';
import { rootOf } from '../../theme/root.ts';

export interface CalendarFieldProps extends Omit<CalendarPopupProps, 'trigger' | 'label' | 'align'> {
  /** Form control props of the field. */
  field: FieldControlProps;
  /** Names the panel where the field has no label of its own. */
  label: string;
  /** Text of the chosen day or span, or the placeholder. */
  text: string;
  /** Nothing is chosen. */
  isEmpty: boolean;
}

/** A field that shows a day or a span and opens a calendar under it. */
export const CalendarField = forwardRef<HTMLButtonElement, CalendarFieldProps>(function CalendarField(
  { field, label, text, isEmpty, ...popup },
  ref,
) {
  const { id, naming, invalid, disabled } = useField(field);
  const named = naming['aria-labelledby'];
  return (
    <CalendarPopup
      {...popup}
      label={field.label ?? label}
      trigger={
        <button
          type="button"
          id={id}
          className={box({ invalid, press: true })}
          disabled={disabled}
          {...naming}
          aria-label={field.label && `${field.label} ${text}`}
          aria-labelledby={named && `${named} ${id}-shown`}
          {...rootOf(field)}
          ref={ref}
        >
          <CalendarDays className={glyph} size={16} aria-hidden />
          <span id={`${id}-shown`} className={shown} data-empty={isEmpty || undefined}>
            {text}
          </span>
          <ChevronDown className={glyph} size={16} aria-hidden />
        </button>
      }
    />
  );
});
