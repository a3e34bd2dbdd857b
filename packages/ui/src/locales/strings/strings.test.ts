import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { loadUiMessages } from '../index.ts';
import { compileStrings, stringKeys, textsOf } from './index.ts';
import { keys } from './keys.data.ts';

test('every key leads to a string of its own, in every language', async () => {
  expect(stringKeys.length).toBeGreaterThan(1_500);
  expect(stringKeys.filter((key) => !/^[a-z]\w*$/.test(key))).toEqual([]);
  expect(new Set(Object.values(keys)).size).toBe(stringKeys.length);
  const catalogs = await Promise.all((['zh', 'en', 'vi'] as const).map(loadUiMessages));
  // A string may have been reworded since the keys were written; `npm run fix` extracts and writes them again.
  const lost = stringKeys.filter((key) => catalogs.some((messages) => messages[keys[key]] === undefined));
  expect(lost.length).toBeLessThan(stringKeys.length / 50);
});

test('a host says some of them in a language of its own, and the rest as given', async () => {
  const english = await loadUiMessages('en');
  const messages = compileStrings({ follow: 'Seguir' }, english);
  const i18n = setupI18n({ locale: 'es', messages: { es: messages } });
  expect(i18n._(keys.follow)).toBe('Seguir');
  expect(i18n._(keys.following)).toBe('Following');
});

test('plurals are those of the language', async () => {
  const key = 'levelsToGo';
  const messages = compileStrings({ [key]: '{count, plural, one {# gol} few {# goly} other {# gólů}}' }, {});
  const i18n = setupI18n({ locale: 'cs', messages: { cs: messages } });
  expect([1, 3, 7].map((count) => i18n._(keys[key], { count }))).toEqual(['1 gol', '3 goly', '7 gólů']);
});

test('a key that no string has is refused', () => {
  expect(() => compileStrings({ nothingSaysThis: 'x' } as never, {})).toThrow(RangeError);
});

test('what the parts say now can be written down and compiled again to the same', async () => {
  const english = await loadUiMessages('en');
  const texts = textsOf(english);
  const different = stringKeys.filter(
    (key) => english[keys[key]] !== undefined && JSON.stringify(compileMessage(texts[key] ?? '')) !== JSON.stringify(english[keys[key]]),
  );
  expect(different).toEqual([]);
});
