import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blockedWordLength, blockedWordsLimit, readBlockedWords, withWords, writeBlockedWords } from './blockedList.ts';

const word = fc
  .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
  .map((text) => text.replace(/[\s\uFEFF]/gu, ''))
  .filter((text) => text !== '' && [...text].length <= blockedWordLength);

test('what is written is read again', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 50 }), (words) => {
      expect(readBlockedWords(writeBlockedWords(words))).toEqual(words);
    }),
    { seed: 20261121 },
  );
});

test('lines of any editor are read, and empty, repeated and overlong ones left out', () => {
  expect(readBlockedWords(`\uFEFF带单\r\n  加微信 \n\n带单\n/(稳|必)赢/\n${'长'.repeat(51)}`)).toEqual(['带单', '加微信', '/(稳|必)赢/']);
});

test('more words join at the end, each once, and never beyond the limit', () => {
  expect(withWords(['a', 'b'], ['b', 'c'])).toEqual(['a', 'b', 'c']);
  expect(
    withWords(
      [],
      Array.from({ length: 300 }, (_, index) => String(index)),
    ),
  ).toHaveLength(blockedWordsLimit);
});
