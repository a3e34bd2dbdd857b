import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { forwardRef } from 'react';
import { PayBrand, type PayBrandName } from '../PayBrand/index.ts';
import * as css from './ChannelPicker.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { useControllableState } from '../../theme/useControllableState.ts';

/** A way to pay. */
export interface PayChannelChoice {
  id: string;
  brand: PayBrandName;
  name: string;
  /** A second line: a discount, a balance. */
  note?: string;
  disabled?: boolean;
}

export interface ChannelPickerProps extends RootProps {
  channels: readonly PayChannelChoice[];
  /** Id of the chosen one; null while nothing is chosen. */
  value?: string | null;
  /** Initial value when `value` is left out (uncontrolled). */
  defaultValue?: string | null;
  onValueChange?: (id: string) => void;
  /** Names the group. */
  label: string;
}

/** Choice of a payment channel, each with its logo. */
export const ChannelPicker = forwardRef<HTMLDivElement, ChannelPickerProps>(function ChannelPicker(
  { channels, value: given, defaultValue, onValueChange: notifyChange, label, ...root },
  ref,
) {
  const [value, onValueChange] = useControllableState<string | null, string>(given, defaultValue ?? null, notifyChange);
  return (
    <RadioGroup className={css.channels} aria-label={label} value={value ?? ''} onValueChange={onValueChange} ref={ref} {...rootOf(root)}>
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
});
