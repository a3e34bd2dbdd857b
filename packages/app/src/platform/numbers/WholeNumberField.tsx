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
 * A whole number that is paid or stored. An invalid value (outside the limits, or a fraction) stays as it was typed, and the field states
 * the limits. Callers check `isWithin` before they send it, so that a press which leaves the field never sends a number that nobody typed.
 */
export function WholeNumberField({ value, onValueChange, least, most, error, ...field }: WholeNumberFieldProps) {
  const { t } = useLingui();
  const { integer } = useFormat();
  const [from, to] = [integer(least), integer(most)];
  const shownError = value !== null && !isWithin(value, least, most) ? t`填 ${from} 到 ${to} 的整数` : error;
  return (
    <FormField {...field} error={shownError}>
      <NumberField value={value} onValueChange={onValueChange} min={least} max={most} keepsTyped />
    </FormField>
  );
}
