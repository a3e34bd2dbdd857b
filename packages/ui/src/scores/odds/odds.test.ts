import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { handicapText, pointsText, totalText } from './handicap.ts';
import { fromHk, hkText, moveOf, rateText, returnRate, toHk } from './price.ts';

const seeded = { seed: 20261122, numRuns: 500 };
const hk = fc.integer({ min: 1, max: 5000 }).map((hundredths) => hundredths / 100);
const quarter = fc.integer({ min: -40, max: 40 }).map((quarters) => quarters / 4);

describe('prices', () => {
  test('go into any format and come back', () => {
    fc.assert(
      fc.property(hk, fc.constantFrom('hk', 'decimal', 'malay'), (price, format) => {
        expect(toHk(fromHk(price, format), format)).toBeCloseTo(price, 9);
      }),
      seeded,
    );
  });

  test('keep their order in decimal, and Malay never leaves −1 to 1', () => {
    fc.assert(
      fc.property(hk, hk, (one, other) => {
        expect(Math.sign(fromHk(one, 'decimal') - fromHk(other, 'decimal'))).toBe(Math.sign(one - other));
        expect(Math.abs(fromHk(one, 'malay'))).toBeLessThanOrEqual(1);
        expect(fromHk(one, 'malay') < 0).toBe(one > 1);
      }),
      seeded,
    );
  });

  test('are printed with two decimals and a true minus', () => {
    expect([hkText(0.92, 'hk'), hkText(0.92, 'decimal'), hkText(0.92, 'malay'), hkText(1.02, 'malay')]).toEqual([
      '0.92',
      '1.92',
      '0.92',
      '−0.98',
    ]);
  });

  test('a move is what two decimals show', () => {
    expect([moveOf(0.9, 0.92), moveOf(0.92, 0.9), moveOf(0.901, 0.902), moveOf(undefined, 1)]).toEqual(['up', 'down', 'flat', 'flat']);
    fc.assert(
      fc.property(hk, hk, (one, other) => {
        const opposite = { up: 'down', down: 'up', flat: 'flat' } as const;
        expect(moveOf(one, other)).toBe(opposite[moveOf(other, one)]);
      }),
      seeded,
    );
  });

  test('the return rate of a fair book is one, and a margin lowers it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.05, max: 1, noNaN: true }), { minLength: 2, maxLength: 3 }),
        fc.double({ min: 0.8, max: 1, noNaN: true }),
        (weights, kept) => {
          const total = weights.reduce((sum, weight) => sum + weight, 0);
          expect(returnRate(weights.map((weight) => (total / weight) * kept))).toBeCloseTo(kept, 9);
        },
      ),
      seeded,
    );
    expect(rateText(returnRate([1.97, 3.84, 3.42]))).toBe('94.3%');
  });
});

describe('lines', () => {
  const lines = [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.75, 3];

  test('have the words of Chinese fans', () => {
    expect(lines.map((line) => handicapText(line, 'zh'))).toEqual([
      '平手',
      '平手/半球',
      '半球',
      '半球/一球',
      '一球',
      '一球/球半',
      '球半',
      '球半/两球',
      '两球',
      '两球/两球半',
      '两球半',
      '两球半/三球',
      '三球',
    ]);
    expect(lines.map((line) => handicapText(line, 'zh', true))).toEqual([
      '平手',
      '平/半',
      '半球',
      '半/一',
      '一球',
      '一/球半',
      '球半',
      '球半/两',
      '两球',
      '两/两半',
      '两球半',
      '两半/三',
      '三球',
    ]);
    expect([-0.25, -0.5].map((line) => handicapText(line, 'zh'))).toEqual(['受平手/半球', '受半球']);
  });

  test('are figures in English and fractions in Vietnamese', () => {
    expect([0, 0.25, 1, -0.5].map((line) => handicapText(line, 'en'))).toEqual(['0', '−0.25', '−1', '+0.5']);
    expect([0, 0.25, 0.75, 1, 1.5, -0.25, -1.25].map((line) => handicapText(line, 'vi'))).toEqual([
      '0',
      '0:1/4',
      '0:3/4',
      '0:1',
      '0:1 1/2',
      '1/4:0',
      '1 1/4:0',
    ]);
  });

  test('every quarter has a text of its own in every language, and a side that receives never reads as one that gives', () => {
    fc.assert(
      fc.property(quarter, quarter, fc.constantFrom('zh', 'en', 'vi'), fc.boolean(), (one, other, locale, short) => {
        expect(handicapText(one, locale, short) === handicapText(other, locale, short)).toBe(one === other);
      }),
      seeded,
    );
  });

  test('totals are split in Chinese alone', () => {
    expect([2, 2.25, 2.5, 2.75].map((line) => totalText(line, 'zh'))).toEqual(['2', '2/2.5', '2.5', '2.5/3']);
    expect([totalText(2.75, 'en'), totalText(2.25, 'vi')]).toEqual(['2.75', '2.25']);
    expect([pointsText(-5.5), pointsText(5.5), pointsText(0)]).toEqual(['−5.5', '+5.5', '0']);
  });
});
