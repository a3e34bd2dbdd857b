import { expect, test } from 'vitest';
import { createScale, levelAt } from './scale.ts';

test('the lamps go from the quietest level that is seen to the loudest there is', () => {
  expect([-Infinity, -90, -60, -30, 0, 6].map(levelAt)).toEqual([0, 0, 0, 0.5, 1, 1]);
});

test('what is loud is seen at once and falls slowly, its peak slower still', () => {
  const scale = createScale();
  expect(scale.take(-6, 0)).toEqual({ level: -6, peak: -6, verdict: 'good' });
  expect(scale.take(-40, 100)).toEqual({ level: -12, peak: -7.2, verdict: 'good' });
  expect(scale.take(-3, 200)).toMatchObject({ level: -3, peak: -3 });
  expect(scale.take(-Infinity, 10_200)).toMatchObject({ level: -Infinity, peak: -Infinity });
});

test('silence is said after a while, and no more once something is heard', () => {
  const scale = createScale();
  expect(scale.take(-Infinity, 0).verdict).toBe('good');
  expect(scale.take(-70, 3_999).verdict).toBe('good');
  expect(scale.take(-70, 4_000).verdict).toBe('silent');
  expect(scale.take(-20, 4_100).verdict).toBe('good');
  expect(scale.take(-Infinity, 8_000).verdict).toBe('good');
  expect(scale.take(-Infinity, 8_100).verdict).toBe('silent');
});

test('what reaches the top is too loud, for as long as its peak stands there', () => {
  const scale = createScale();
  expect(scale.take(-0.2, 0).verdict).toBe('loud');
  expect(scale.take(-20, 1_000).verdict).toBe('good');
});
