/** Letters that Unicode does not decompose into a base letter and a mark. */
const own: Readonly<Record<string, string>> = { đ: 'd', ø: 'o', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i', ð: 'd', þ: 'th' };

/**
 * Normalizes a text for comparison: one width and case, no marks, tones, blanks or punctuation. `Atlético Madrid` and `ＡＴＬＥＴＩＣＯＭＡＤＲＩＤ`
 * become equal.
 */
export const fold = (text: string): string => wordsOf(text).join('');

/** Words of a text, each folded: `man city` for `Man-City`. Empty for punctuation alone. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}’'ʼ]/gu, '')
    .toLowerCase()
    .replace(/[đøłßæœıðþ]/gu, (letter) => own[letter] ?? letter)
    .normalize('NFKC')
    .split(/[\p{P}\p{Z}\p{C}]+/u)
    .filter((word) => word !== '');

/** Whether a text contains Chinese characters, each of which counts as a word. */
export const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);
