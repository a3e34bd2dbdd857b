import { expect, test } from 'vitest';
import { clash, kitsOf } from './kits.ts';

const wears = (...colors: [string, string]) => ({ colors });

test('visitors change where both sides would look alike, and only then', () => {
  expect(kitsOf(wears('#e2001a', '#003b79'), wears('#fd1220', '#000000'))).toEqual(['#e2001a', '#000000']);
  expect(kitsOf(wears('#6cabdd', '#ffffff'), wears('#ef0107', '#ffffff'))).toEqual(['#6cabdd', '#ef0107']);
  // Nothing is won where the second colour is the other side's too.
  expect(kitsOf(wears('#ffffff', '#000000'), wears('#fdfdfd', '#fafafa'))).toEqual(['#ffffff', '#fdfdfd']);
});

test('colours clash by what the eye sees; what cannot be read counts as different', () => {
  expect([clash('#000000', '#12151f'), clash('#132257', '#da291c'), clash('#ffffff', '#f2f2f2')]).toEqual([true, false, true]);
  expect([clash('oklch(0.5 0.1 20)', '#ff0000'), clash('red', 'red'), clash('red', 'crimson')]).toEqual([false, true, false]);
});
