import { expect, test } from 'vitest';
import { readTyped } from './readTyped.ts';

test.each([
  ['zh', '1,200', 1200],
  ['zh', '１，２００', 1200],
  ['zh', '1.5', 1.5],
  ['zh', '1,5', null],
  ['en', '-1,234,567.5', -1234567.5],
  ['en', '1,20', null],
  ['en', '1,2000', null],
  ['en', '1.', 1],
  ['en', ',', null],
  ['vi', '1.200', 1200],
  ['vi', '1,5', 1.5],
  ['vi', '1.5', null],
  ['vi', '1.200,5', 1200.5],
])('in %s "%s" says %s', (locale, text, number) => expect(readTyped(text, locale)).toBe(number));
