import { fold, isChinese, wordsOf } from './fold.ts';
import { ways, type Way } from './search.tables.ts';

/** A search key. */
export interface Key {
  key: string;
  way: Way;
  /** The original name. */
  written: string;
}

/** Converts Chinese text to pinyin, one syllable per character; leaves other text unchanged. */
export type Reader = (text: string) => string[];

/** Maximum length of a key, and maximum keys per subject. */
const [longest, most] = [60, 80];

/** Suffixes of a name from a later word on: `City` of `Manchester City`, and for Chinese every suffix of two or more characters. */
function ends(name: string): string[] {
  const words = wordsOf(name);
  return words.flatMap((word, place) => {
    const whole = place === 0 ? [] : [words.slice(place).join('')];
    const letters = isChinese(word) ? [...word] : [];
    return [...whole, ...letters.slice(1, -1).map((_, index) => letters.slice(index + 1).join('') + words.slice(place + 1).join(''))];
  });
}

/** Phonetic keys of a name: pinyin, its initials, and the initials of several words. */
function sounds(name: string, read: Reader): string[] {
  const words = wordsOf(name);
  if (!isChinese(name)) return words.length > 1 ? [words.map((word) => [...word][0]).join('')] : [];
  const syllables = read(words.join(''));
  return [fold(syllables.join('')), fold(syllables.map((syllable) => [...syllable][0]).join(''))];
}

/**
 * All search keys of a subject; where several ways lead to the same key, keeps the best.
 * @param names official names in all languages
 * @param aliases nicknames among fans
 */
export function keysOf(names: readonly string[], aliases: readonly string[], read: Reader): Key[] {
  const found: Key[] = [
    ...names.map((name): Key => ({ key: fold(name), way: 'name', written: name })),
    ...aliases.map((name): Key => ({ key: fold(name), way: 'alias', written: name })),
    ...names.flatMap((name) => ends(name).map((key): Key => ({ key, way: 'word', written: name }))),
    ...[...names, ...aliases].flatMap((name) => sounds(name, read).map((key): Key => ({ key, way: 'sound', written: name }))),
  ];
  const best = new Map<string, Key>();
  const place = (way: Way) => ways.indexOf(way);
  for (const one of found) {
    const known = best.get(one.key);
    // A single letter matches too much unless it is a whole name.
    const isTooShort = [...one.key].length < 2 && one.way !== 'name';
    if (one.key === '' || isTooShort || one.key.length > longest) continue;
    if (!known || place(one.way) < place(known.way)) best.set(one.key, one);
  }
  return [...best.values()].slice(0, most);
}
