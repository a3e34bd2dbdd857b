import { expect, test } from 'vitest';
import { figureOf } from './figure.mjs';

const vitest = /^\s*Tests\s+(\d.*)$/m;

test('one command keeps its figures', () => {
  expect(figureOf(['\n Test Files  3 passed (3)\n      Tests  12 passed (12)\n'], vitest)).toBe('12 passed');
});

test('several commands are summed by what became of their tests', () => {
  const said = ['      Tests  40 passed (40)\n', '      Tests  1 failed | 39 passed | 2 skipped (42)\n', 'no tests were run\n'];
  expect(figureOf(said, vitest)).toBe('79 passed | 1 failed | 2 skipped');
});

test('nothing is said where nothing was counted', () => {
  expect(figureOf(['Error: no project\n'], vitest)).toBeUndefined();
});

test('words of Playwright are summed too', () => {
  expect(figureOf(['  20 passed (1.2m)\n', '  3 passed (4s)\n'], /^\s*(\d+ passed.*)$/m)).toBe('23 passed');
});
