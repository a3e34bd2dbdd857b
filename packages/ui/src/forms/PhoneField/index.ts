export { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';
export { phoneFaultTexts } from './phoneFaults.ts';
export { mobileLength, phoneFaults, type PhoneFault, type PhoneValue } from './phone.types.ts';
export type { CountryCode } from './CountryCodeSelect.tsx';
