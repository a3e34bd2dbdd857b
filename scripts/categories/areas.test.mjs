import { expect, test } from 'vitest';
import { remedy, stale } from '../setup/generated.mjs';
import { written } from './areas.mjs';

test('the tree of the site is what its folders hold', () => {
  expect(stale(written()), remedy).toEqual([]);
});
