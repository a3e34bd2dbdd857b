import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import * as css from './ChoiceRow.css.ts';

export interface ChoiceRowProps<Id extends string> {
  /** Names the choice for screen readers. */
  label: string;
  value: Id;
  choices: readonly { id: Id; label: string; /** How many are behind it; default not shown. */ count?: number }[];
  onChange: (value: Id) => void;
}

/** One of a few words, side by side. */
export function ChoiceRow<Id extends string>({ label, value, choices, onChange }: ChoiceRowProps<Id>) {
  return (
    <RadioGroup className={css.row} aria-label={label} value={value} onValueChange={(next: Id) => onChange(next)}>
      {choices.map(({ id, label: words, count }) => (
        <Radio.Root key={id} value={id} className={css.choice} nativeButton render={<button type="button" />}>
          {words}
          {count !== undefined && <span className={css.count}>{count}</span>}
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
