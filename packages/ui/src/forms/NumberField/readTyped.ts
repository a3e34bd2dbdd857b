/** The signs between thousands and before a fraction, as a language writes them. */
function signsOf(locale: string): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8);
  const sign = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? '';
  return { group: sign('group'), decimal: sign('decimal') };
}

const literally = (sign: string) => (sign === '' ? '(?!)' : `[${sign}]`);

/**
 * The number that a text with separators says in a language, full-width or not; null where nobody writes a number so, such as "1,5" in English,
 * which the lenient reading of a field takes for fifteen.
 */
export function readTyped(text: string, locale: string): number | null {
  const { group, decimal } = signsOf(locale);
  const [between, before] = [literally(group), literally(decimal)];
  const written = text.normalize('NFKC').trim();
  if (!new RegExp(`^-?(\\d+|\\d{1,3}(${between}\\d{3})+)(${before}\\d*)?$`).test(written)) return null;
  return Number(written.replaceAll(group, '').replace(decimal, '.'));
}
