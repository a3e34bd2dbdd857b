import { useLingui } from '@lingui/react/macro';
import { forwardRef, useEffect, useRef, useState, type ReactNode } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { useControllableState } from '../../theme/useControllableState.ts';
import { Input } from '../Input/index.ts';
import { CountryCodeSelect, type CountryCode } from './CountryCodeSelect.tsx';
import { phoneFaultTexts } from './phoneFaults.ts';
import type { PhoneValue, ReadPhone } from './phone.types.ts';

export interface PhoneFieldProps extends RootProps {
  /** Default 手机号. */
  label?: string;
  /** Keeps the label for screen readers alone, with a placeholder in its place; default false. */
  labelHidden?: boolean;
  /** Countries of the numbers accepted. */
  countries: readonly CountryCode[];
  value?: PhoneValue;
  /** Initial value when `value` is left out (uncontrolled); default the first country and no number. */
  defaultValue?: PhoneValue;
  onValueChange?: (value: PhoneValue) => void;
  /** Picker for the country in place of the menu, such as the system's own on a phone. */
  picker?: ReactNode;
  /** Reason why the number is refused; it takes precedence over the field's own check. */
  error?: string;
  required?: boolean;
  /** Keeps a line free under the field for an error; default false. */
  reserveMessage?: boolean;
}

/** Signs that a number is parsed from: digits of any width and a plus. */
const signs = (text: string) => text.normalize('NFKC').replace(/[^\d+]/g, '');

/** Until the parser has loaded, only plain digits are read as a number. */
const plain: ReadPhone = (text, { id: countryId }) =>
  text === '' || /^\d{4,11}$/.test(text)
    ? { countryId, number: text }
    : { countryId, number: text, fault: text.length < 4 ? 'incomplete' : 'unreadable' };

/**
 * A mobile number with its country. Pasted numbers are parsed in any notation, their country goes to the menu,
 * and no digit is dropped silently.
 */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>(function PhoneField(
  {
    label: givenLabel,
    labelHidden = false,
    countries,
    value: given,
    defaultValue,
    onValueChange: notifyChange,
    picker,
    error,
    required = false,
    reserveMessage = false,
    ...root
  },
  ref,
) {
  const { t, i18n } = useLingui();
  const label = givenLabel ?? t`手机号`;
  const [value, onValueChange] = useControllableState<PhoneValue>(
    given,
    defaultValue ?? { countryId: countries[0]?.id ?? '', number: '' },
    notifyChange,
  );
  const { countryId, number, fault } = value;
  const reader = useRef<ReadPhone>(plain);
  // A fault is shown once the number was pasted or the field left, not during typing.
  const [isFaultShown, setFaultShown] = useState(fault !== undefined);
  // Text typed before the parser has loaded may already be a number.
  const [isComing, setComing] = useState(false);

  const read = (text: string, id: string) => {
    const chosen = countries.find((country) => country.id === id) ?? countries[0];
    const next = !chosen || text === '' ? { countryId: id, number: text } : reader.current(text, chosen, countries);
    if (next.countryId !== countryId || next.number !== number || next.fault !== fault) onValueChange(next);
  };
  const readAgain = useRef<() => void>(undefined);
  useEffect(() => {
    readAgain.current = () => number !== '' && read(number, countryId);
  });
  const load = () => {
    if (reader.current !== plain) return;
    setComing(true);
    // Without its code plain digits still pass, and the server reads them.
    void import('./readPhone.ts')
      .then(
        ({ default: readPhone }) => {
          reader.current = readPhone;
          readAgain.current?.();
        },
        () => undefined,
      )
      .finally(() => setComing(false));
  };

  const own = isFaultShown && !isComing && fault !== undefined ? i18n._(phoneFaultTexts[fault]) : undefined;
  return (
    <Input
      ref={ref}
      label={label}
      labelHidden={labelHidden}
      placeholder={labelHidden ? label : undefined}
      size="l"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      numeric={number !== ''}
      required={required}
      accept={signs}
      reserveMessage={reserveMessage}
      value={number}
      onValueChange={(text) => {
        // More than one sign at once was pasted or filled in.
        setFaultShown(text.length > number.length + 1);
        read(text, countryId);
      }}
      onFocus={load}
      onBlur={() => setFaultShown(true)}
      error={error ?? own}
      prefix={picker ?? <CountryCodeSelect countries={countries} value={countryId} onValueChange={(id) => read(number, id)} />}
      {...rootOf(root)}
    />
  );
});
