import { expect, test } from 'vitest';
import { otherWords, refusedWords } from './words.mjs';

const says = (translation) => ({ id: { message: '句子', translation } });

test.each([
  ['en', 'Please log in', 'Please'],
  ['en', 'You cannot send it', 'cannot'],
  ['en', "You can't send it", "n't"],
  ['en', 'Sign in daily', 'Sign in'],
  ['vi', 'Tỉ số hiệp 1', 'Tỉ số'],
  ['vi', 'Huỷ đơn', 'Huỷ'],
  ['vi', 'Vui lòng thử lại', 'Vui lòng'],
])('%s: “%s” is refused', (locale, words, refused) => {
  expect(refusedWords(locale, says(words)).join('\n')).toContain(refused);
});

test.each([
  ['en', 'Log in first. Couldn’t load the scores'],
  ['en', 'The {danmaku} of a {cashier}'],
  ['en', 'Kick-off in the colour of pleasedness'],
  ['vi', 'Hủy đơn. Không tải được tỷ số. Hãy thử lại'],
  ['zh', 'please'],
])('%s: “%s” is not', (locale, words) => {
  expect(refusedWords(locale, says(words))).toEqual([]);
});

test('words that the library says otherwise are told, the same ones and those of an own id are not', () => {
  const library = { 分享: { translation: 'Share' }, 只在库里: { translation: 'Only there' } };
  expect(otherWords({ 分享: { translation: 'Shared' } }, library)).toHaveLength(1);
  expect(otherWords({ 分享: { translation: 'Share' }, 'card.shared': { message: '分享', translation: 'Shared' } }, library)).toEqual([]);
});
