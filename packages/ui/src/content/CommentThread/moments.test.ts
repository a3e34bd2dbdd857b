import { expect, test } from 'vitest';
import { splitMoments } from './moments.ts';

const shown = (text: string, seconds = 5_400) =>
  splitMoments(text, seconds)
    .map((piece) => ('at' in piece ? `[${piece.moment}=${piece.at}]` : piece.words))
    .join('');

test.each([
  ['1:23 这球绝了', '[1:23=83] 这球绝了'],
  ['看1:23和02:05', '看[1:23=83]和[02:05=125]'],
  ['at 1:02:03, wow', 'at [1:02:03=3723], wow'],
  ['75:30 的进球', '[75:30=4530] 的进球'],
  ['(0:07)', '([0:07=7])'],
  // Not a moment: no seconds, beyond the end, a ratio, a time with a date, a score.
  ['1:75', '1:75'],
  ['99:00:00', '99:00:00'],
  ['3:2 拿下', '3:2 拿下'],
  ['2026-11-26 20:30:15', '2026-11-26 20:30:15'],
  ['http://a.example:12:30', 'http://a.example:12:30'],
  ['没有', '没有'],
])('%s', (text, pieces) => expect(shown(text)).toBe(pieces));

test('what is said of a moment behind the end stays words', () => expect(shown('1:23 和 0:10', 60)).toBe('1:23 和 [0:10=10]'));

test('a text is the same as before when its pieces are put together, whatever it is', () => {
  for (const text of ['', '1:23', '：1:23：', '1:231:23', '👏1:23👏', '1:23'.repeat(5_000)])
    expect(
      splitMoments(text, 100)
        .map((piece) => ('at' in piece ? piece.moment : piece.words))
        .join(''),
    ).toBe(text);
});
