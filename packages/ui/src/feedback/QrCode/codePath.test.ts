import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { codePath, quietZone } from './codePath.ts';

/** Draws the path again as a grid of modules. */
function modules({ path, side }: ReturnType<typeof codePath>): boolean[][] {
  const grid = Array.from({ length: side }, () => Array.from({ length: side }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let at = 0; at < Number(length); at++) (grid[Number(y)] ?? [])[Number(x) + at] = true;
  return grid;
}

test('the path holds every module of the code and keeps the quiet zone free', () => {
  const drawn = codePath('https://pitchside.example', false);
  expect(modules(drawn)).toEqual(encode('https://pitchside.example', { ecc: 'M', border: quietZone }).data);
  expect(modules(drawn).slice(0, quietZone).flat()).not.toContain(true);
});

test('a sign covers less of the code than it can repair', () => {
  const drawn = codePath('https://pitchside.example', true);
  const whole = encode('https://pitchside.example', { ecc: 'H', border: quietZone }).data;
  const grid = modules(drawn);
  const lost = whole.flat().filter((dark, at) => dark && !grid.flat()[at]).length;
  const inner = drawn.side - 2 * quietZone;
  expect(lost).toBeGreaterThan(0);
  expect(lost / inner ** 2).toBeLessThan(0.1);
});
