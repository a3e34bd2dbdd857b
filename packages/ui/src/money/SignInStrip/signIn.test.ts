import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heapOf, signInState, type SignInDay } from './signIn.ts';

const day = fc.record({ weekday: fc.integer({ min: 1, max: 7 }), reward: fc.integer({ min: 1, max: 999 }), signed: fc.boolean() });

test('a signed day is signed wherever it stands, and only one day can be today', () => {
  fc.assert(
    fc.property(
      fc.array(day, { minLength: 7, maxLength: 7 }),
      fc.integer({ min: 0, max: 6 }),
      fc.integer({ min: 0, max: 6 }),
      (days, today, since) => {
        const states = days.map((one, index) => signInState(one, index, { today, since }));
        states.forEach((state, index) => {
          expect(state === 'signed').toBe(days[index]?.signed);
          if (state === 'missed') expect(index >= since && index < today).toBe(true);
          if (state === 'before') expect(index).toBeLessThan(Math.min(since, today));
          if (state === 'ahead') expect(index).toBeGreaterThan(today);
        });
        expect(states.filter((state) => state === 'today').length).toBe(days[today]?.signed ? 0 : 1);
      },
    ),
  );
});

test('a larger reward never has the smaller heap', () => {
  fc.assert(
    fc.property(fc.array(day, { minLength: 2, maxLength: 7 }), (days: SignInDay[]) => {
      const largest = Math.max(...days.map(({ reward }) => reward));
      const sorted = days.toSorted((one, other) => one.reward - other.reward).map(({ reward }) => heapOf(reward, largest));
      expect(sorted).toEqual(sorted.toSorted((one, other) => one - other));
      expect(sorted.at(-1)).toBe(6);
    }),
  );
});
