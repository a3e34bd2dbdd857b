/** Maximum number of words, and maximum code points of each. */
export const blockedWordsLimit = 200;
export const blockedWordLength = 50;

/** Parses a text file of words, one a line: trimmed, without empty, overlong and repeated ones. */
export function readBlockedWords(text: string): string[] {
  const lines = text.split(/\r?\n/u).map((line) => line.replace(/^\uFEFF/u, '').trim());
  return [...new Set(lines)].filter((line) => line !== '' && [...line].length <= blockedWordLength);
}

/** Formats words as a text file, one a line. */
export const writeBlockedWords = (words: readonly string[]): string => words.map((word) => `${word}\n`).join('');

/** Appends words to a list; those already there or beyond the limit are left out. */
export const withWords = (words: readonly string[], more: readonly string[]): readonly string[] =>
  [...new Set([...words, ...more])].slice(0, blockedWordsLimit);
