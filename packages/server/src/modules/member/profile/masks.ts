/** `86-13812345217` for its owner: `+86 138****5217`. */
export function maskMobile(mobile: string): string {
  const [code = '', number = ''] = mobile.split('-');
  return `+${code} ${maskMiddle(number, 3, 4)}`;
}

/** Masks the middle of a text with four asterisks. Texts that are too short are masked completely. */
export function maskMiddle(text: string, first: number, last: number): string {
  return text.length > first + last ? `${text.slice(0, first)}****${text.slice(-last)}` : '****';
}

/** A person's name: 周建强 is 周*强, 周强 is 周*, Nguyễn Văn An is N*****n. */
export function maskName(name: string): string {
  const letters = [...name];
  const [first = ''] = letters;
  return letters.length < 3 ? `${first}*` : `${first}${'*'.repeat(Math.min(5, letters.length - 2))}${letters.at(-1) ?? ''}`;
}

/** ID number: `3301 **** **** 271X`. */
export const maskNumber = (number: string): string =>
  number.length >= 12 ? `${number.slice(0, 4)} **** **** ${number.slice(-4)}` : `**** ${number.slice(-2)}`;

/** An e-mail address or a mobile number: `z***@mail.com`, `138****5217`. */
export function maskAccount(account: string): string {
  const [name = '', host] = account.split('@');
  return host === undefined ? maskMiddle(account, 3, 4) : `${name.slice(0, 1)}***@${host}`;
}
