/** Letters that Unicode does not decompose into a base letter and a mark. */
const own: Readonly<Record<string, string>> = { đ: 'd', ø: 'o', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };

/** Maximum terms per object, and maximum length of a term. */
const [most, longest] = [600, 40];

/** Normalizes a text: one width and case, without marks. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}’'ʼ]/gu, '')
    .toLowerCase()
    .replace(/[đøłßæœı]/gu, (letter) => own[letter] ?? letter)
    .normalize('NFKC');

/** Tokens of a text: words, folded to one case without marks, and runs of Chinese characters. */
const stretches = (text: string): string[] => folded(text).match(/\p{Script=Han}+|[^\p{P}\p{S}\p{Z}\p{C}\p{Script=Han}]+/gu) ?? [];

/** Cache of folded single-unit letters by code unit, because the same few recur. */
const foldedLetters = new Array<string | undefined>(0x10000);

/** Normalizes a single-unit letter, given by its code unit. */
export const foldUnit = (unit: number): string => (foldedLetters[unit] ??= folded(String.fromCharCode(unit)));

/** Normalizes one letter; empty for a mark or a joiner. */
export const foldLetter = (letter: string): string => (letter.length > 1 ? folded(letter) : foldUnit(letter.charCodeAt(0)));

/** Whether a character belongs to a word. */
export const isWordLetter = (letter: string): boolean => /^[^\p{P}\p{S}\p{Z}\p{C}\p{Script=Han}]$/u.test(letter);

/** Whether a text begins with a Chinese character. */
export const isHan = (text: string): boolean => /^\p{Script=Han}/u.test(text);

/**
 * Search terms of a text: its words, and for Chinese, which has no spaces, each pair of neighbours. A character at the end of a run is a
 * term by itself.
 */
export function termsOf(text: string): string[] {
  const terms = new Set<string>();
  for (const stretch of stretches(text)) {
    const letters = [...stretch];
    if (isHan(stretch)) for (const [place, letter] of letters.entries()) terms.add(letter + (letters[place + 1] ?? ''));
    else terms.add(letters.slice(0, longest).join(''));
    if (terms.size >= most) break;
  }
  return [...terms].slice(0, most);
}

/** A required term: the whole term, or a prefix. */
export interface Wanted {
  term: string;
  isWhole: boolean;
}

/** Terms of a query, all of which must match. The last word may be a prefix, and a single Chinese character is the prefix of a pair. */
export function wantedOf(text: string): Wanted[] {
  const all = stretches(text).slice(0, 8);
  return all.flatMap((stretch, index): Wanted[] => {
    const letters = [...stretch];
    if (!isHan(stretch)) return [{ term: letters.slice(0, longest).join(''), isWhole: index < all.length - 1 }];
    if (letters.length === 1) return [{ term: stretch, isWhole: false }];
    return letters.slice(0, -1).map((letter, place) => ({ term: letter + (letters[place + 1] ?? ''), isWhole: true }));
  });
}

/** Variant of a term for titles; no text contains such a term, because punctuation is in none. */
export const inTitle = (term: string): string => `^${term}`;

/**
 * The tsquery for objects that contain all terms of one of the texts; null without texts, which nothing matches. Terms contain no
 * characters that are special in a tsquery.
 */
export const questionOf = (texts: readonly (readonly Wanted[])[]): string | null => {
  const asked = texts.map((wanted) => wanted.map(({ term, isWhole }) => `'${term}'${isWhole ? '' : ':*'}`).join('&'));
  return asked.length === 0 ? null : [...new Set(asked)].join('|');
};
