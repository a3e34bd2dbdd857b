import fc from 'fast-check';
import { expect, test } from 'vitest';
import { courtZones, triesOf, zoneOf, type CourtShot } from './courtShots.ts';

const shot: fc.Arbitrary<CourtShot> = fc.record({
  id: fc.uuid(),
  side: fc.constantFrom('home', 'away'),
  minute: fc.integer({ min: 1, max: 48 }),
  points: fc.constantFrom(2, 3),
  isMade: fc.boolean(),
  x: fc.double({ min: 0.5, max: 1, noNaN: true }),
  y: fc.double({ min: 0, max: 1, noNaN: true }),
});

test('the zones of a side add up to all of its shots, and threes are in the corners or on the arc', () => {
  fc.assert(
    fc.property(fc.array(shot, { maxLength: 80 }), (shots) => {
      for (const side of ['home', 'away'] as const) {
        const zones = courtZones.map((zone) => triesOf(shots, side, zone));
        const all = triesOf(shots, side);
        expect(zones.reduce((sum, { made }) => sum + made, 0)).toBe(all.made);
        expect(zones.reduce((sum, { tried }) => sum + tried, 0)).toBe(all.tried);
      }
      for (const each of shots) expect(['corner', 'arc'].includes(zoneOf(each))).toBe(each.points === 3);
    }),
  );
});

test('a dunk is at the rim, a free-throw-line jumper in the paint, and a three from the side line in the corner', () => {
  expect(zoneOf({ x: 0.95, y: 0.52, points: 2 })).toBe('rim');
  expect(zoneOf({ x: 0.81, y: 0.5, points: 2 })).toBe('paint');
  expect(zoneOf({ x: 0.9, y: 0.85, points: 2 })).toBe('middle');
  expect(zoneOf({ x: 0.95, y: 0.97, points: 3 })).toBe('corner');
  expect(zoneOf({ x: 0.69, y: 0.5, points: 3 })).toBe('arc');
});
