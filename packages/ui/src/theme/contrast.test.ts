import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { colors, contrastPairs, themeNames } from './tokens.data.ts';

describe.each(themeNames)('theme %s', (theme) => {
  test.each(contrastPairs)('%s on %s reaches %d:1', (foreground, background, minimum) => {
    expect(contrast(colors[theme][foreground], colors[theme][background])).toBeGreaterThanOrEqual(minimum);
  });
});

test('black on white is 21:1', () => {
  expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 1);
});
