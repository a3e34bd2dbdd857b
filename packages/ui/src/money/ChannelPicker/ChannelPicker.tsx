import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { PayBrand, type PayBrandName } from '../PayBrand/index.ts';
import * as css from './ChannelPicker.css.ts';

/** A way to pay. */
export interface PayChannelChoice {
  id: string;
  brand: PayBrandName;
  name: string;
  /** A second line: a discount, a balance. */
  note?: string;
  disabled?: boolean;
}

export interface ChannelPickerProps {
  channels: readonly PayChannelChoice[];
  /** Id of the chosen one; null while nothing is chosen. */
  value: string | null;
  onValueChange: (id: string) => void;
  /** Names the group. */
  label: string;
}

/** How to pay: one of a few channels, each with its sign. */
export function ChannelPicker({ channels, value, onValueChange, label }: ChannelPickerProps) {
  return (
    <RadioGroup className={css.channels} aria-label={label} value={value ?? ''} onValueChange={onValueChange}>
      {channels.map(({ id, brand, name, note, disabled }) => (
        <Radio.Root key={id} value={id} disabled={disabled} className={css.channel} nativeButton={false} render={<div />}>
          <PayBrand brand={brand} />
          <span className={css.words}>
            <span className={css.name}>{name}</span>
            {note && <span className={css.note}>{note}</span>}
          </span>
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
