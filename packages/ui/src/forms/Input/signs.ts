/** Signs of a number: `digits` alone, or capital letters too (`code`). */
export const inputSigns = { digits: /[^0-9]/gu, code: /[^0-9A-Z]/gu } as const;
export type InputSigns = keyof typeof inputSigns;

/** Blanks, invisible marks, hyphens and dots that people use to group the digits of a number. */
const between = /[\s\p{Cf}\p{Pd}._·]/gu;

/** A number without separators and surrounding signs, in half-width; signs that do not belong in it stay. */
export function bare(text: string, only: InputSigns): string {
  const written = text.normalize('NFKC').replace(between, '');
  return only === 'code' ? written.toUpperCase() : written;
}

/** The same without signs that have no place in it: for a key that was pressed, which then does nothing. */
export const strictly = (text: string, only: InputSigns): string => bare(text, only).replace(inputSigns[only], '');

/** Fault of a number: signs that do not belong there, or too many. */
export function faultOf(text: string, only: InputSigns, most: number): 'signs' | 'length' | undefined {
  if (strictly(text, only) !== text) return 'signs';
  return text.length > most ? 'length' : undefined;
}
