import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MatchEventItem } from '../MatchEvents/events.ts';
import { halfOf, halfWidths, lanesOf, marksOf } from './lanes.ts';

const event = fc.record({
  kind: fc.constantFrom('goal', 'own_goal', 'yellow', 'second_yellow', 'red', 'substitution', 'var', 'corner', 'half_time'),
  minute: fc.integer({ min: 1, max: 120 }),
  side: fc.constantFrom('home', 'away'),
  score: fc.constant({ home: 1, away: 0 }),
});
const matches = fc.array(event, { maxLength: 40 }).map((list) => list.map((one, index): MatchEventItem => ({ ...one, id: String(index) })));

test('no two marks of a side touch, none leaves the chart, and nothing that is told is lost', () => {
  fc.assert(
    fc.property(matches, fc.constantFrom(90, 120), (events, length) => {
      const marks = marksOf(events, length, 960);
      for (const side of ['home', 'away'] as const) {
        const { goals, small } = marks[side];
        const halves = [goals.map((mark) => ({ ...mark, half: halfWidths.goal })), small.map((mark) => ({ ...mark, half: halfOf(mark) }))];
        for (const group of halves)
          for (const [index, one] of group.entries()) {
            expect(one.x - one.half).toBeGreaterThanOrEqual(0);
            expect(one.x + one.half).toBeLessThanOrEqual(960);
            for (const other of group.slice(index + 1))
              if (one.lane === other.lane) expect(Math.abs(one.x - other.x)).toBeGreaterThanOrEqual(one.half + other.half);
          }
        const of = (kinds: string[]) => events.filter((each) => each.side === side && kinds.includes(each.kind)).length;
        expect(goals).toHaveLength(of(['goal', 'own_goal']));
        expect(small.reduce((sum, { count }) => sum + count, 0)).toBe(of(['yellow', 'second_yellow', 'red', 'substitution', 'var']));
      }
    }),
  );
});

test('three changes of one minute are one mark that says so, and a card beside it has a lane of its own', () => {
  const change = (id: string, kind: MatchEventItem['kind']): MatchEventItem => ({ id, kind, minute: 74, side: 'home' });
  const { small } = marksOf(
    [change('1', 'substitution'), change('2', 'yellow'), change('3', 'substitution'), change('4', 'substitution')],
    90,
    960,
  ).home;
  expect(small.map(({ kind, count }) => [kind, count])).toEqual([
    ['substitution', 3],
    ['yellow', 1],
  ]);
  expect(lanesOf(small, 1)).toBe(2);
  expect(lanesOf([], 1)).toBe(1);
});
