import fc from 'fast-check';
import { expect, test } from 'vitest';
import { remembered } from './remember.ts';

test('answers are those of the function, and of the last ones asked for none is worked out again', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 8 })), fc.integer({ min: 1, max: 5 }), (questions, most) => {
      const asked: number[] = [];
      const square = remembered(
        (value: number) => {
          asked.push(value);
          return value * value;
        },
        String,
        most,
      );
      const recent: number[] = [];
      for (const question of questions) {
        const before = asked.length;
        expect(square(question)).toBe(question * question);
        expect(asked.length - before).toBe(recent.slice(-most).includes(question) ? 0 : 1);
        const place = recent.indexOf(question);
        if (place >= 0) recent.splice(place, 1);
        recent.push(question);
      }
    }),
  );
});
