import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aboveLine, below } from './normalModel.ts';
import { endings, raceWon } from './seriesModel.ts';

const chance = fc.double({ min: 0.02, max: 0.98, noNaN: true });

test('the normal spread is that of the books', () => {
  for (const [deviations, share] of [
    [0, 0.5],
    [1, 0.841345],
    [1.96, 0.975002],
    [-2.5, 0.00621],
  ] as const)
    expect(below(deviations)).toBeCloseTo(share, 5);
  expect(aboveLine({ mean: 4, deviation: 10 }, 4)).toBeCloseTo(0.5, 6);
});

test('the ways to end a series add up to one, none is over before it is won, and equal teams win equally often', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4 }),
      fc.nat({ max: 3 }),
      fc.nat({ max: 3 }),
      chance,
      chance,
      (needed, home, away, next, later) => {
        const won = { home: Math.min(home, needed), away: Math.min(away, needed) };
        if (won.home === needed && won.away === needed) return;
        const all = endings(needed, won, next, later);
        expect(all.reduce((sum, ending) => sum + ending.chance, 0)).toBeCloseTo(1, 9);
        expect(
          all.every((ending) => Math.max(ending.home, ending.away) === needed && ending.home >= won.home && ending.away >= won.away),
        ).toBe(true);
        expect(new Set(all.map((ending) => `${ending.home}-${ending.away}`)).size).toBe(all.length);
      },
    ),
  );
  expect(
    endings(2, { home: 0, away: 0 }, 0.5, 0.5)
      .filter((ending) => ending.home === 2)
      .reduce((sum, ending) => sum + ending.chance, 0),
  ).toBeCloseTo(0.5, 9);
  expect(endings(2, { home: 1, away: 0 }, 0.6, 0.5).find((ending) => ending.home === 2 && ending.away === 0)?.chance).toBeCloseTo(0.6, 9);
});

test('a race is fair between equals, won when it is won, and both chances add up to one', () => {
  fc.assert(
    fc.property(fc.nat({ max: 12 }), fc.nat({ max: 12 }), chance, (own, other, each) => {
      expect(raceWon({ own, other }, 13, each) + raceWon({ own: other, other: own }, 13, 1 - each)).toBeCloseTo(1, 9);
      expect(raceWon({ own, other }, 13, each)).toBeLessThanOrEqual(raceWon({ own, other }, 13, Math.min(0.99, each + 0.01)));
    }),
  );
  expect(raceWon({ own: 0, other: 0 }, 13, 0.5)).toBeCloseTo(0.5, 9);
  expect(raceWon({ own: 13, other: 4 }, 13, 0.3)).toBe(1);
  expect(raceWon({ own: 12, other: 12 }, 13, 0.5)).toBeCloseTo(0.5, 9);
});
