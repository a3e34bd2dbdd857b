import { useLingui } from '@lingui/react/macro';
import { FormField, type FormFieldProps } from '@pitchside/ui/FormField';
import { NumberField } from '@pitchside/ui/NumberField';
import { useFormat } from '@pitchside/ui/format';
import { isWithin } from './isWithin.ts';

interface WholeNumberFieldProps extends Pick<FormFieldProps, 'label' | 'hint' | 'error' | 'required' | 'optional' | 'reserveMessage'> {
  value: number | null;
  onValueChange: (value: number | null) => void;
  least: number;
  most: number;
}

/**
 * A whole number that is paid or kept. Past its ends, or with a fraction, it stays as it was typed, and the field says what it may be: whoever
 * sends it asks `isWithin` first, so that no press that leaves the field sends a number that nobody has typed.
 */
export function WholeNumberField({ value, onValueChange, least, most, error, ...field }: WholeNumberFieldProps) {
  const { t } = useLingui();
  const { integer } = useFormat();
  const [from, to] = [integer(least), integer(most)];
  const told = value !== null && !isWithin(value, least, most) ? t`填 ${from} 到 ${to} 的整数` : error;
  return (
    <FormField {...field} error={told}>
      <NumberField value={value} onValueChange={onValueChange} min={least} max={most} keepsTyped />
    </FormField>
  );
}
