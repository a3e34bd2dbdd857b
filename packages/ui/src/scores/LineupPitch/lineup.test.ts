import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOfFormation, placesOf } from './lineup.ts';

test('every player has a place of his own on his own half', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('4-3-3', '4-2-3-1', '3-5-2', '5-4-1', '4-4-2', 'unknown', '4-4', ''),
      fc.integer({ min: 1, max: 11 }),
      fc.constantFrom('home', 'away'),
      (formation, players, side) => {
        const places = placesOf(formation, players, side);
        expect(places).toHaveLength(players);
        expect(new Set(places.map(({ x, y }) => `${x.toFixed(4)} ${y.toFixed(4)}`)).size).toBe(players);
        for (const { x, y } of places) {
          expect(side === 'home' ? x < 0.5 : x > 0.5).toBe(true);
          expect(y > 0 && y < 1).toBe(true);
        }
      },
    ),
  );
  expect(linesOfFormation('4-2-3-1', 11)).toEqual([1, 4, 2, 3, 1]);
});
