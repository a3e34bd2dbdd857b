import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortedBy } from './sorting.ts';

test('rows are ordered by the column, equal ones stay in their order, none is lost', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ id: fc.nat(), goals: fc.integer({ min: 0, max: 5 }) })),
      fc.constantFrom('ascending' as const, 'descending' as const),
      (rows, direction) => {
        const sorted = sortedBy(rows, { goals: ({ goals }) => goals }, { column: 'goals', direction });
        expect(sorted).toHaveLength(rows.length);
        for (const [at, row] of sorted.entries()) {
          const next = sorted[at + 1];
          if (!next) continue;
          expect(direction === 'ascending' ? row.goals <= next.goals : row.goals >= next.goals).toBe(true);
          if (row.goals === next.goals) expect(rows.indexOf(row)).toBeLessThan(rows.lastIndexOf(next));
        }
      },
    ),
    { seed: 9 },
  );
});

test('an unknown column changes nothing', () =>
  expect(sortedBy([{ a: 2 }, { a: 1 }], {}, { column: 'x', direction: 'ascending' })).toEqual([{ a: 2 }, { a: 1 }]));
