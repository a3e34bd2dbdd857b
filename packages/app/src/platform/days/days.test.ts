import fc from 'fast-check';
import { addDays } from '@pitchside/ui/civil';
import { expect, test } from 'vitest';
import { edgesFrom, readDay, readType, startOf, stripAround, stripLength } from './days.ts';

const day = fc.integer({ min: -20_000, max: 20_000 }).map((offset) => addDays('2026-11-21', offset));

test('the strip holds the day it is asked for, and today stands second in its own', () => {
  fc.assert(
    fc.property(day, day, (asked, today) => {
      const first = stripAround(asked, today);
      expect(first <= asked && asked < addDays(first, stripLength)).toBe(true);
    }),
    { seed: 5 },
  );
  expect(stripAround('2026-11-21', '2026-11-21')).toBe('2026-11-20');
});

test('edges are the beginnings of days, one after the other', () => {
  const edges = edgesFrom('2026-03-27', 8);
  expect(edges).toHaveLength(9);
  expect(edges[0]).toBe(startOf('2026-03-27'));
  for (const [at, edge] of edges.entries()) expect(new Date(edge).getHours()).toBe(at >= 0 ? 0 : 1);
});

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2026-02-30', undefined],
  ['2026-13-01', undefined],
  ['today', undefined],
  ['', undefined],
  [null, undefined],
])('the day of an address: %s', (text, read) => expect(readDay(text)).toBe(read));

test.each([
  ['0', 'all'],
  ['1', 'football'],
  ['3', 'esports'],
  ['4', 'all'],
  ['x', 'all'],
  [null, 'all'],
])('type %s is %s', (text, type) => expect(readType(text)).toBe(type));
