import { Radio as Base } from '@base-ui/react/radio';
import { createContext, useContext, useId, type ReactNode } from 'react';
import { circle, end as endText, icon as iconSlot, inCard, item, note as noteText, words } from './RadioGroup.css.ts';

/** Looks of a radio group: lines of text, or framed cards. */
export const radioGroupLooks = ['plain', 'cards'] as const;
export type RadioGroupLook = (typeof radioGroupLooks)[number];

export const RadioLookContext = createContext<RadioGroupLook>('plain');

export interface RadioProps<Value extends string = string> {
  value: Value;
  /** Label of the radio, and its accessible name. */
  children: ReactNode;
  /** A second line that explains it. */
  note?: ReactNode;
  /** A picture or icon of up to 36 px before the label. */
  icon?: ReactNode;
  /** A word at the end, such as a count or a price. */
  end?: ReactNode;
  disabled?: boolean;
}

/** One choice of the `RadioGroup` around it. */
export function Radio<Value extends string>({ value, children, note, icon, end, disabled }: RadioProps<Value>) {
  const look = useContext(RadioLookContext);
  const wordsId = useId();
  return (
    <label className={item({ look })}>
      {icon && <span className={iconSlot}>{icon}</span>}
      <span className={words}>
        <span id={wordsId}>{children}</span>
        {note !== undefined && (
          <span id={`${wordsId}-note`} className={noteText}>
            {note}
          </span>
        )}
      </span>
      {end !== undefined && <span className={endText}>{end}</span>}
      <Base.Root
        value={value}
        disabled={disabled}
        className={look === 'cards' ? `${circle} ${inCard}` : circle}
        aria-labelledby={wordsId}
        aria-describedby={note === undefined ? undefined : `${wordsId}-note`}
      />
    </label>
  );
}
