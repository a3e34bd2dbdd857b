import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shotOutcomes, shotSums, type ShotItem } from '../ShotMap/shots.ts';
import { clockOf, raceSteps } from './race.ts';

const shot: fc.Arbitrary<ShotItem> = fc.record({
  id: fc.uuid(),
  side: fc.constantFrom('home', 'away'),
  minute: fc.integer({ min: 1, max: 120 }),
  added: fc.constant(0),
  outcome: fc.constantFrom(...shotOutcomes),
  x: fc.double({ min: 0.5, max: 1, noNaN: true }),
  y: fc.double({ min: 0, max: 1, noNaN: true }),
  xg: fc.double({ min: 0, max: 1, noNaN: true }),
});

test('the race ends at the sums of its shots and at their goals, and never falls', () => {
  fc.assert(
    fc.property(fc.array(shot, { maxLength: 40 }), (shots) => {
      const steps = raceSteps(shots);
      for (const side of ['home', 'away'] as const) {
        const own = steps.filter((step) => step.shot.side === side).map(({ total }) => total);
        expect(own).toEqual(own.toSorted((one, other) => one - other));
        expect(own.at(-1) ?? 0).toBeCloseTo(shotSums(shots, side).xg, 9);
        expect(steps.at(-1)?.score[side] ?? 0).toBe(shotSums(shots, side).goals);
      }
    }),
  );
});

test('stoppage time of the first half stays before the second, in order', () => {
  const axis = [
    { minute: 45 },
    { minute: 45, added: 1 },
    { minute: 45, added: 9 },
    { minute: 46 },
    { minute: 90 },
    { minute: 90, added: 5 },
  ].map(clockOf);
  expect(axis).toEqual(axis.toSorted((one, other) => one - other));
  expect(new Set(axis).size).toBe(axis.length);
});
