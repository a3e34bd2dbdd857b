import { expect, test } from 'vitest';
import { readMoment, writeMoment } from './moment.ts';

test('a moment comes back as it was written, and what is none is none', () => {
  const at = new Date(2026, 11, 1, 20, 5).getTime();
  expect(writeMoment(at)).toBe('2026-12-01 20:05');
  expect(readMoment('2026-12-01 20:05')).toBe(at);
  expect(writeMoment(null)).toBe('');
  for (const text of ['', '2026-13-01 20:05', '2026-02-30 10:00', 'tomorrow']) expect(readMoment(text)).toBe(null);
});
