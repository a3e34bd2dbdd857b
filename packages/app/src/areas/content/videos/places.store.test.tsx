import { beforeEach, expect, test } from 'vitest';
import { keepPlace, placeOf, seenShares } from './places.store.ts';

beforeEach(() => localStorage.clear());

test('a video goes on where it was left off, but not from either end', () => {
  keepPlace('1', 30, 60);
  expect([placeOf('1'), placeOf('2')]).toEqual([30, 0]);
  expect(seenShares().get('1')).toBe(0.5);
  keepPlace('1', 58, 60);
  expect(placeOf('1')).toBe(0);
  keepPlace('1', 2, 60);
  expect(placeOf('1')).toBe(0);
});

test('a hundred are remembered, the latest, and what was tampered with is worth nothing', () => {
  for (let id = 0; id < 120; id += 1) keepPlace(String(id), 10, 60);
  expect([placeOf('0'), placeOf('119'), seenShares().size]).toEqual([0, 10, 100]);
  localStorage.setItem('videoPlaces', '[{"id":1}]');
  expect(placeOf('119')).toBe(0);
});
