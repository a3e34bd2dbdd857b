/** The signs between thousands and before a fraction, as a language writes them. */
function signsOf(locale: string): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8);
  const sign = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? '';
  return { group: sign('group'), decimal: sign('decimal') };
}

const literally = (sign: string) => (sign === '' ? '(?!)' : `[${sign}]`);

/** Currency signs and blanks that people write or paste around a sum. */
const around = /^[\s¥$₫]+|[\s元đ₫]+$/g;

/** A sum without the signs around it, its digits half-width. */
export const bareSum = (text: string): string => text.normalize('NFKC').replaceAll(around, '');

/**
 * Parses a number typed with separators in a language, full-width or not. Null where nobody writes a number so,
 * such as "1,5" in English, which the lenient parser of a field takes for fifteen.
 */
export function readTyped(text: string, locale: string): number | null {
  const { group, decimal } = signsOf(locale);
  const [between, before] = [literally(group), literally(decimal)];
  const written = bareSum(text);
  if (!new RegExp(`^-?(\\d+|\\d{1,3}(${between}\\d{3})+)(${before}\\d*)?$`).test(written)) return null;
  return Number(written.replaceAll(group, '').replace(decimal, '.'));
}
