import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths, daysBetween } from '../../format/civil/civil.ts';
import { dateRangePresets, presetSpans } from './presets.data.ts';
import { spanOf, spanRefusal } from './span.ts';

const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1970-01-01', days));

test('a span stands in order whichever end was pressed first', () => {
  fc.assert(
    fc.property(day, day, (one, other) => {
      expect(spanOf(one, other)).toEqual(spanOf(other, one));
      expect(spanOf(one, other).from <= spanOf(one, other).to).toBe(true);
    }),
  );
});

test('three months in, one day more not', () => {
  fc.assert(
    fc.property(day, (from) => {
      const to = addMonths(from, 3);
      expect(spanRefusal({ from, to }, { maxMonths: 3 })).toBeUndefined();
      expect(spanRefusal({ from, to: addDays(to, 1) }, { maxMonths: 3 })).toBe('long');
    }),
  );
});

test('the ends of what can be asked are said before the length', () => {
  const rules = { min: '2026-08-21', max: '2026-11-21', maxMonths: 3 };
  expect(spanRefusal({ from: '2026-01-01', to: '2026-11-01' }, rules)).toBe('early');
  expect(spanRefusal({ from: '2026-11-01', to: '2026-12-01' }, rules)).toBe('late');
});

test('each preset ends today at the latest and is as long as it says', () => {
  fc.assert(
    fc.property(day, (today) => {
      for (const name of dateRangePresets) {
        const { from, to } = presetSpans[name](today);
        expect(from <= to && to <= today).toBe(true);
      }
      const { last7, last30 } = presetSpans;
      expect([daysBetween(last7(today).from, today), daysBetween(last30(today).from, today)]).toEqual([6, 29]);
    }),
  );
});
