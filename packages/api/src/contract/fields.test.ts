import { describe, expect, test } from 'vitest';
import { lines, text } from './fields.ts';

const blanks = [
  '\u200B',
  '\u2800\u2800',
  '\u3164',
  '\uFFA0',
  '\u115F\u1160',
  '\u200D\u200C',
  '\u00AD',
  '\u2060',
  '\u{E0041}',
  '\u{1D159}',
  '\u0301',
  ' \u3000\u00A0 ',
  '\u202E\u2066',
];

describe('what is written', () => {
  test.each(blanks)('%j alone is nothing in one line and in several', (blank) => {
    for (const field of [text(50), lines(50)]) expect(field.safeParse(blank).success).toBe(false);
    for (const field of [text(50, 0), lines(50, 0)]) expect(field.parse(blank)).toBe('');
  });

  test.each(['\n', '\r\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\f', '\n \n\t\n'])('%j between two lines', (lineBreak) => {
    expect(text(50).parse(`line one${lineBreak}line two`)).toBe('line one line two');
    expect(
      lines(50)
        .parse(`line one${lineBreak}line two`)
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ).toEqual(['line one', 'line two']);
  });

  test('a tab is a blank', () => {
    expect(text(50).parse('a\tb')).toBe('a b');
    expect(lines(50).parse('a\tb')).toBe('a b');
  });

  test('what cannot be seen is taken out of words, and marks of direction with it', () => {
    expect(text(50).parse('ad\u200Bm\u2060i\u00ADn\u3164 \u202Egnp.exe')).toBe('admin gnp.exe');
  });

  test.each(['👨‍👩‍👧', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', 'می‌خواهم', '⠓⠊'])('%s stays whole', (given) => {
    expect(text(50).parse(given)).toBe(given);
  });
});
