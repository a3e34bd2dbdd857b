/** Look-alikes: letters of other alphabets, and digits that stand for letters. The first of each group represents all. */
const groups = [
  'aаαá@4',
  'bвβ8',
  'cсϲ¢',
  'eеε3€',
  'gɡ9',
  'hн',
  'kкκ',
  'lі1ιıj|!iіjɩ',
  'mм',
  'nпη',
  'oоο0σ',
  'pрρ',
  'sѕ5$',
  'tтτ7',
  'uυц',
  'vν',
  'xхχ',
  'yуγ',
  'z2ʐ',
  'dԁđ',
  'wԝω',
];
const standsFor = new Map(groups.flatMap((group) => [...group].map((letter) => [letter, group[0] ?? letter] as const)));

/** Normalized text for the blocklist, each letter with the index of its original code point. */
export interface Skeleton {
  letters: string[];
  places: number[];
}

const isLetter = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);
const isLatin = (text: string): boolean => /^[\p{Script=Latin}\p{N}]+$/u.test(text);

/** Normalizes width and case, removes marks, blanks, punctuation and invisible characters, and replaces look-alikes. */
export function skeletonOf(text: string): Skeleton {
  const letters: string[] = [];
  const places: number[] = [];
  for (const [place, point] of [...text].entries())
    for (const one of point.normalize('NFKD').toLowerCase()) {
      const known = standsFor.get(one) ?? one;
      if (!isLetter(known)) continue;
      letters.push(known);
      places.push(place);
    }
  return { letters, places };
}

/** Normalized form of a word for the blocklist; empty for punctuation alone. */
export const wordSkeleton = (word: string): string => skeletonOf(word).letters.join('');

/**
 * Finds a word in a text; returns ranges of code points. A word of Latin letters matches as a whole word, however it is spaced, never
 * inside a longer one.
 */
export function findWord(text: string, { letters, places }: Skeleton, word: string): { from: number; to: number }[] {
  const points = [...text];
  const wanted = [...word];
  const found: { from: number; to: number }[] = [];
  if (wanted.length === 0) return found;
  const mustStandAlone = isLatin(word);
  for (let start = 0; start + wanted.length <= letters.length; start += 1) {
    if (!wanted.every((letter, index) => letters[start + index] === letter)) continue;
    const [from, to] = [places[start] ?? 0, places[start + wanted.length - 1] ?? 0];
    if (mustStandAlone && (isLetter(points[from - 1]) || isLetter(points[to + 1]))) continue;
    found.push({ from, to });
  }
  return found;
}
