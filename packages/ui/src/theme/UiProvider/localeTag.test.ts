import { expect, test } from 'vitest';
import { localeTag } from './localeTag.ts';

test.each([
  ['pt_BR', 'pt-BR'],
  ['zh', 'zh'],
  ['EN-gb', 'en-GB'],
  ['en_US.UTF-8', 'en'],
  ['', 'en'],
  ['not a language', 'en'],
])('a host that says %j gets %s', (locale, tag) => {
  expect(localeTag(locale)).toBe(tag);
});
