import { packQuote, type MarketTuple, type OddsQuote, type OddsRow } from '@pitchside/api/scores/matches';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexOf } from './forecastIndex.ts';

const market = (initial: OddsQuote, live: OddsQuote | null): MarketTuple => [packQuote(initial), live && packQuote(live)];
const asian = (id: string, initial: OddsQuote, live: OddsQuote | null): OddsRow => [id, market(initial, live), null, null];

test('a match without odds has no summary', () => expect(indexOf([])).toBeUndefined());

test('the line tells where a company went, its price only where the line stands still', () => {
  const open = { home: 0.9, middle: 0.5, away: 0.96 };
  const rows = [
    asian('1', open, { home: 0.8, middle: 0.75, away: 1.06 }),
    asian('2', open, { home: 0.8, middle: 0.5, away: 1.06 }),
    asian('3', open, open),
    asian('4', open, null),
  ];
  expect(indexOf(rows)).toMatchObject({
    companies: 4,
    moves: { asian: { up: 1, down: 1 }, size: { up: 0, down: 0 } },
    average: { asian: { initial: open } },
  });
});

test('never more companies move than there are, and turning time round turns the moves', () => {
  const price = fc.integer({ min: 101, max: 900 }).map((hundredths) => hundredths / 100);
  const quote = fc.record({ home: price, middle: price, away: price });
  fc.assert(
    fc.property(fc.array(fc.tuple(quote, quote), { minLength: 1, maxLength: 12 }), (pairs) => {
      const row = ([initial, live]: readonly [OddsQuote, OddsQuote]): OddsRow => ['1', null, null, market(initial, live)];
      const { up = 0, down = 0 } = indexOf(pairs.map(row))?.moves.european ?? {};
      expect(up + down).toBeLessThanOrEqual(pairs.length);
      expect(indexOf(pairs.map(([initial, live]) => row([live, initial])))?.moves.european).toEqual({ up: down, down: up });
    }),
  );
});
