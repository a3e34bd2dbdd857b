import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nobleRanks } from '../../theme/noble.data.ts';
import { plans } from './NoblePanel.fixtures.ts';
import { nobleMonths } from './noblePlan.types.ts';
import { monthsLater, quoteOf } from './quote.ts';

const now = Date.UTC(2026, 10, 21, 12);
const until = Date.UTC(2026, 11, 13, 12);
const [, starter, captain, icon] = plans;

test.each([
  [captain, undefined, { kind: 'open', total: 2664 }],
  [captain, { rank: 'captain', until, credit: 652 }, { kind: 'renew', monthly: 710, total: 2130, until: Date.UTC(2027, 2, 13, 12) }],
  [icon, { rank: 'captain', until, credit: 652 }, { kind: 'upgrade', credit: 652, total: 2888 * 3 - 652 }],
  [starter, { rank: 'captain', until, credit: 652 }, { kind: 'lower' }],
  [starter, { rank: 'captain', until: now, credit: 0 }, { kind: 'open' }],
] as const)('a plan is quoted as it stands for the viewer', (plan, current, quote) => {
  expect(quoteOf(plan, 3, current, now)).toMatchObject(quote);
});

test.each([
  [Date.UTC(2026, 0, 31), 1, Date.UTC(2026, 1, 28)],
  [Date.UTC(2028, 0, 31), 1, Date.UTC(2028, 1, 29)],
  [Date.UTC(2026, 10, 30), 3, Date.UTC(2027, 1, 28)],
  [Date.UTC(2026, 10, 21), 12, Date.UTC(2027, 10, 21)],
])('a month ends where the next has that day, or earlier', (at, months, end) => {
  expect(monthsLater(at, months)).toBe(end);
});

test('no quote is below nothing, and more months never end earlier', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...plans),
      fc.constantFrom(...nobleRanks),
      fc.nat({ max: 200_000 }),
      fc.integer({ min: -400, max: 400 }),
      (plan, rank, credit, days) => {
        const quotes = nobleMonths.map((months) => quoteOf(plan, months, { rank, credit, until: now + days * 86_400_000 }, now));
        for (const { total } of quotes) expect(total >= 0 && Number.isInteger(total)).toBe(true);
        expect(quotes.map((quote) => quote.until)).toEqual(quotes.map((quote) => quote.until).sort((a, b) => a - b));
      },
    ),
  );
});
