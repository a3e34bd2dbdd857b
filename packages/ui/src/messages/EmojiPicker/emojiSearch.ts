import { emojis, type EmojiKey } from '../../pictures/index.ts';

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd').toLowerCase();

/** Emoji whose name in the active language, Chinese names or code hold the word; accents and case do not matter. */
export function findEmojis(query: string, nameOf: (key: EmojiKey) => string): EmojiKey[] {
  const word = plain(query.trim());
  if (word === '') return [];
  return emojis
    .filter(({ key, name, aliases, codes }) => [nameOf(key), name, key, ...aliases, ...codes].some((known) => plain(known).includes(word)))
    .map(({ key }) => key);
}
