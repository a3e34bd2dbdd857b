import fc from 'fast-check';
import { expect, test } from 'vitest';
import { halfTimeX, minuteX, peaks, spans } from './momentum.ts';

const minutes = fc
  .array(fc.double({ min: -1, max: 1, noNaN: true }), { maxLength: 120 })
  .map((values) => values.map((value, index) => ({ minute: index + 1, value })));

test('minutes stand in order inside the chart, and half-time between them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 119 }), (minute) => {
      expect(minuteX(minute, 120)).toBeLessThan(minuteX(minute + 1, 120));
      expect(minuteX(minute, 120)).toBeGreaterThan(0);
      expect(minuteX(minute + 1, 120)).toBeLessThan(1);
    }),
  );
  expect(halfTimeX(90)).toBeGreaterThan(minuteX(45, 90));
  expect(halfTimeX(90)).toBeLessThan(minuteX(46, 90));
});

test('at most two peaks a side, and no two side by side', () => {
  fc.assert(
    fc.property(minutes, (given) => {
      const found = peaks(given);
      const values = new Map(given.map(({ minute, value }) => [minute, value]));
      for (const side of [1, -1]) {
        const own = [...found].filter((minute) => Math.sign(values.get(minute) ?? 0) === side);
        expect(own.length).toBeLessThanOrEqual(2);
        if (own[0] !== undefined && own[1] !== undefined) expect(Math.abs(own[0] - own[1])).toBeGreaterThan(3);
      }
    }),
  );
});

test('spans tell shares of a hundred', () => {
  fc.assert(fc.property(minutes, (given) => spans(given).every(({ home }) => home >= 0 && home <= 100)));
  expect(
    spans([
      { minute: 1, value: 0.5 },
      { minute: 2, value: -0.5 },
      { minute: 16, value: 1 },
    ]),
  ).toEqual([
    { from: 1, to: 15, home: 50 },
    { from: 16, to: 30, home: 100 },
  ]);
});
