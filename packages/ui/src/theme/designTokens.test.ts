import { expect, test } from 'vitest';
import { designTokens, type DesignToken, type DesignTokens } from './designTokens.ts';
import { colors } from './tokens.data.ts';
import { fixedTokens } from './tokensFixed.ts';

const isToken = (one: DesignToken | DesignTokens): one is DesignToken => '$value' in one;
const all = (tokens: DesignTokens, path: string[] = []): [string, DesignToken][] =>
  Object.entries(tokens).flatMap(([name, one]) => (isToken(one) ? [[[...path, name].join('.'), one]] : all(one, [...path, name])));

test('every token is there once in each theme, by the property that carries it', () => {
  const tokens = all(designTokens());
  const fixed = Object.values(fixedTokens).reduce((sum, group) => sum + (typeof group === 'string' ? 1 : Object.keys(group).length), 0);
  expect(tokens).toHaveLength(2 * (Object.keys(colors.day).length + 1) + fixed);
  const byTheme = tokens.filter(([path]) => !path.startsWith('night.')).map(([, token]) => token.$extensions.pitchside.property);
  expect(new Set(byTheme).size).toBe(byTheme.length);
  expect(tokens.every(([, { $value }]) => $value !== undefined && !Number.isNaN($value))).toBe(true);
});

test('values are written as the format has them', () => {
  const byPath = Object.fromEntries(all(designTokens()));
  expect(byPath['day.color.brand']).toEqual({
    $type: 'color',
    $value: { colorSpace: 'oklch', components: [0.42, 0.09, 165] },
    $extensions: { pitchside: { property: '--pitchside-color-brand' } },
  });
  expect(byPath['night.color.scrim']?.$value).toEqual({ colorSpace: 'oklch', components: [0.12, 0.02, 168], alpha: 0.62 });
  expect(byPath['fixed.space.x4']?.$value).toEqual({ value: 16, unit: 'px' });
  expect(byPath['fixed.motion.ease']?.$value).toEqual([0.2, 0, 0, 1]);
  expect(byPath['fixed.font.text']?.$value).toContain('PingFang SC');
  for (const theme of ['day', 'night']) expect(byPath[`${theme}.shadow.float`]?.$value).toHaveLength(2);
});
