import { msg } from '@lingui/core/macro';
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { CallError } from '../../../../platform/callError.ts';

const unknown = msg`这个手机号不存在，请检查区号和号码`;

/**
 * Normalizes a mobile number to `country code-national number` without trunk prefixes: `84-0987654321` becomes `84-987654321`. Undefined
 * for an impossible number.
 */
export function readPhone(typed: string): string | undefined {
  const [code = '', number = ''] = typed.split('-');
  // Parsed as a whole first: the parser throws for an unknown default country code.
  if (parsePhoneNumberFromString(`+${code}${number}`)?.countryCallingCode !== code) return undefined;
  const phone = parsePhoneNumberFromString(number, { defaultCallingCode: code, extract: false });
  return phone?.isValid() ? `${phone.countryCallingCode}-${phone.nationalNumber}` : undefined;
}

/**
 * The same for a number that is about to be used.
 * @throws CallError for an impossible number
 */
export function phoneOf(typed: string): string {
  const phone = readPhone(typed);
  if (phone === undefined) throw new CallError(unknown);
  return phone;
}

/** Key under which a number is counted and looked up: normalized, or as typed if it cannot be. */
export const phoneKey = (typed: string): string => readPhone(typed) ?? typed;
