import { expect, test } from 'vitest';
import { remedy } from '../setup/generated.mjs';
import { compare, readTable } from './doorSizes.mjs';
import { openings } from './parts.mjs';

const table = { './A': { js: 20_000, css: 2_000 }, './B': { js: 500, css: 0 } };

test('a door that grew by more than a tenth is refused until the table says why', () => {
  expect(compare({ './A': { js: 22_000, css: 2_000 } }, table).faults).toEqual([]);
  expect(compare({ './A': { js: 23_000, css: 2_000 } }, table).faults).toEqual([
    expect.stringMatching(/^\.\/A grew from 22000 to 25000 bytes/),
  ]);
  expect(compare({ './A': { js: 23_000, css: 2_000 } }, { './A': { js: 23_000, css: 2_000, why: 'drawn crests' } }).faults).toEqual([]);
});

test('a small door may grow by a kilobyte, and a new one is only named', () => {
  expect(compare({ './B': { js: 1_500, css: 0 }, './C': { js: 90_000, css: 0 } }, table)).toEqual({ faults: [], unlisted: ['./C'] });
});

test('the table has every door of the package, and no other', () => {
  expect(Object.keys(readTable()).sort(), remedy).toEqual(Object.keys(openings()).sort());
});
