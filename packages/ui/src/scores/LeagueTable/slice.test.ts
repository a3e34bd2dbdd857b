import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sliceAround } from './slice.ts';

const places = (count: number) => Array.from({ length: count }, (_, index) => ({ place: index + 1 }));
const sliced = (count: number, ...marked: number[]) =>
  sliceAround(places(count), ({ place }) => marked.includes(place)).map((part) =>
    'row' in part ? part.row.place : `${part.from}-${part.until}`,
  );

test('the first, both sides and their neighbours, and what lies between in one line', () => {
  expect(sliced(20, 5, 18)).toEqual([1, '2-3', 4, 5, 6, '7-16', 17, 18, 19]);
  expect(sliced(20, 1, 20)).toEqual([1, 2, '3-18', 19, 20]);
  expect(sliced(20, 4)).toEqual([1, 2, 3, 4, 5]);
  expect(sliced(3)).toEqual([1]);
  expect(sliced(0)).toEqual([]);
});

test('every place up to the last shown one is told once, in order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 4 }), (count, marked) => {
      const all = sliceAround(places(count), ({ place }) => marked.includes(place)).flatMap((part) =>
        'row' in part ? [part.row.place] : Array.from({ length: part.until - part.from + 1 }, (_, index) => part.from + index),
      );
      expect(all).toEqual(places(all.length).map(({ place }) => place));
      for (const place of marked.filter((each) => each <= count)) expect(all).toContain(place);
    }),
  );
});
