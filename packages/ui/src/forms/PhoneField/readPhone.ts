import { parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/min';
import { mobileLength, type PhoneFault, type PhoneValue, type ReadPhone } from './phone.types.ts';

const faults: Partial<Record<NonNullable<ReturnType<typeof validatePhoneNumberLength>>, PhoneFault>> = {
  TOO_SHORT: 'incomplete',
  TOO_LONG: 'long',
};

/** Reads digits with or without a country before them, as `+86`, `0086` or `86`; the country of the number wins over the chosen one. */
const readPhone: ReadPhone = (text, chosen, countries): PhoneValue => {
  const refused = (fault: PhoneFault): PhoneValue => ({ countryId: chosen.id, number: text, fault });
  const written = text.replace(/^00/, '+');
  const isWhole = written.startsWith('+');
  const from = { defaultCallingCode: chosen.code, extract: false };
  const length = validatePhoneNumberLength(written, from);
  if (length !== undefined)
    return refused(faults[length] ?? (/^\+?\d*$/.test(written) && written.length < 4 ? 'incomplete' : 'unreadable'));
  const phone = parsePhoneNumberFromString(written, from);
  if (!phone) return refused('unreadable');
  const { countryCallingCode: code, nationalNumber: number } = phone;
  const country = chosen.code === code ? chosen : countries.find((each) => each.code === code);
  if (!country) return refused('country');
  if (number.length > mobileLength) return refused('long');
  // Half a number may look like a whole one of another kind: digits alone are rewritten only where they are a number.
  return { countryId: country.id, number: isWhole || phone.isValid() ? number : text };
};
export default readPhone;
