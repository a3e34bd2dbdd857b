import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heights, placesOf, seenOf, topOf } from './contactPlaces.ts';

const books = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 27 }).map((sizes) =>
  sizes.map((size, group) => ({
    letter: String(group),
    contacts: Array.from({ length: size }, (_, index) => ({ id: `${group} ${index}` })),
  })),
);

test('whoever stands in a stretch of the list has a node, and hardly anybody else', () => {
  fc.assert(
    fc.property(books, fc.nat(60_000), fc.nat(3_000), (groups, from, length) => {
      const places = placesOf(groups);
      const range = { from, to: from + length };
      const shown = new Set(
        places.flatMap((place) => {
          const [first, end] = seenOf(place, range);
          return place.contacts.slice(first, end).map(({ id }) => id);
        }),
      );
      for (const { id } of groups.flatMap(({ contacts }) => contacts)) {
        const top = topOf(places, id) ?? NaN;
        if (top < range.to && top + heights.row > range.from) expect(shown).toContain(id);
      }
      expect(shown.size).toBeLessThanOrEqual(Math.ceil(length / heights.row) + 2);
    }),
  );
});

test('letters stand under each other without a gap, and a stranger nowhere', () => {
  fc.assert(
    fc.property(books, (groups) => {
      const places = placesOf(groups);
      places.forEach(({ top }, index) =>
        expect(top).toBe(index === 0 ? 0 : (places[index - 1]?.top ?? 0) + (places[index - 1]?.height ?? 0)),
      );
      expect(topOf(places, 'nobody')).toBeUndefined();
    }),
  );
});
