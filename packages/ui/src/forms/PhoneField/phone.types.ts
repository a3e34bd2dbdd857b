import type { CountryCode } from './CountryCodeSelect.tsx';

/** Most digits of a mobile number within its country (spec section 5). */
export const mobileLength = 11;

/** Reasons why a typed text is not a valid number. */
export const phoneFaults = ['incomplete', 'long', 'country', 'unreadable'] as const;
export type PhoneFault = (typeof phoneFaults)[number];

/** A number as it is typed. */
export interface PhoneValue {
  /** Id of the chosen country. */
  countryId: string;
  /** Digits within the country; with a `fault` the full text as typed. */
  number: string;
  /** Left out while the number may be one, and while there is none. */
  fault?: PhoneFault;
}

/** Reads a text of digits and a plus, where a country is chosen. */
export type ReadPhone = (text: string, chosen: CountryCode, countries: readonly CountryCode[]) => PhoneValue;
