import { expect, test } from 'vitest';
import { remedy, stale } from '../setup/generated.mjs';
import { written } from './tree.mjs';

test('the READMEs of the server say what its folders hold', () => {
  expect(stale(written()), remedy).toEqual([]);
});
