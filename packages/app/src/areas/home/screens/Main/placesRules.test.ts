import { expect, test } from 'vitest';
import { keepPlaces } from './placesRules.ts';

test('an empty list takes the first of the newcomers', () => {
  expect(keepPlaces([], ['a', 'b', 'c', 'd', 'e', 'f'], 5)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(keepPlaces([], [], 5)).toEqual([]);
});

test('a new order moves nobody under the eyes of the fan', () => {
  expect(keepPlaces(['a', 'b', 'c', 'd', 'e'], ['f', 'e', 'd', 'c', 'b', 'a'], 5)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('who leaves gives the place to the first that has none', () => {
  expect(keepPlaces(['a', 'b', 'c', 'd', 'e'], ['g', 'f', 'a', 'c', 'd', 'e'], 5)).toEqual(['a', 'g', 'c', 'd', 'e']);
  expect(keepPlaces(['a', 'b', 'c'], ['c', 'a'], 5)).toEqual(['a', 'c']);
});
