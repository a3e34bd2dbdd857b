import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import type { Oklch } from './tokens.data.ts';
import { nobleLooks, nobleRanks } from './noble.data.ts';

const parse = (color: string): Oklch => {
  const [l = 0, c = 0, h = 0] = [...color.matchAll(/[\d.]+/g)].map(([number]) => Number(number));
  return [l, c, h];
};

test.each(nobleRanks)('the name of %s can be read on its ground', (rank) => {
  const { ground, ink } = nobleLooks[rank];
  expect(contrast(parse(ink), parse(ground))).toBeGreaterThanOrEqual(4.5);
});
