import fc from 'fast-check';
import { expect, test } from 'vitest';
import { footballFilm, type MatchScript } from './footballFilm.ts';

const begin = Date.UTC(2020, 0, 1);
const kickOff = begin + 1_000_000;
const half = 47 * 60_000;
const options = { begin, length: 2_000, shirts: 'red-white' };
const halves = [
  { from: kickOff, until: kickOff + half },
  { from: kickOff + half + 900_000, until: kickOff + 2 * half + 900_000 },
];
const numberAt = (at: number) => Math.floor((at - begin) / options.length);
/** Segment of the minute at which each goal leaves it, and time at which the ball crosses the line in the goal scene, ms. */
const leaves = { right: 10, left: 23 };
const lineAt = { right: 3_750, left: 4_950 };

const scripts = fc
  .uniqueArray(fc.integer({ min: 60, max: 46 * 60 }), { maxLength: 6, comparator: (a, b) => Math.abs(a - b) < 60 })
  .chain((seconds) =>
    fc.tuple(fc.constant(seconds), fc.array(fc.constantFrom('home' as const, 'away' as const), { minLength: 6, maxLength: 6 })),
  )
  .map(([seconds, sides]): MatchScript => ({
    halves,
    goals: seconds.map((second, index) => ({ at: kickOff + second * 1_000, side: sides[index] ?? 'home' })),
  }));

test('every goal is over the line within a segment of when it falls, and joy follows it', () => {
  fc.assert(
    fc.property(scripts, (script) => {
      const film = footballFilm(script, options);
      for (const { at, side } of script.goals) {
        const end = side === 'home' ? 'right' : 'left';
        const number = [0, 1, 2, 3]
          .map((back) => numberAt(at) - back)
          .find((each) => film(each).scene === `football/goal-${end}.red-white` && film(each).index === 0);
        expect(number).toBeDefined();
        const begins = begin + (number ?? 0) * options.length;
        expect(Math.abs(begins + lineAt[end] - at)).toBeLessThanOrEqual(options.length / 2);
        expect(film((number ?? 0) + 4)).toMatchObject({ scene: `football/joy-${end}.red-white`, index: 0, sound: 'roar' });
      }
    }),
  );
});

test('the minute flows into each goal and never jumps but where a scene ended', () => {
  fc.assert(
    fc.property(scripts, (script) => {
      const film = footballFilm(script, options);
      for (let number = numberAt(kickOff) + 1; number < numberAt(kickOff + half) - 1; number += 1) {
        const [shot, next] = [film(number), film(number + 1)];
        if (shot.scene !== 'football/minute.red-white') continue;
        if (next.scene === shot.scene) expect(next.index).toBe((shot.index + 1) % 32);
        else expect(shot.index + 1).toBe(leaves[next.scene.includes('right') ? 'right' : 'left']);
      }
    }),
    { numRuns: 15 },
  );
});

test('nobody plays before, between and after the halves; without a script they play on', () => {
  const film = footballFilm({ halves, goals: [] }, options);
  expect(film(numberAt(kickOff - 10_000)).scene).toBe('football/empty');
  expect(film(numberAt(kickOff + half + 10_000)).scene).toBe('football/empty');
  expect(film(numberAt(kickOff + 2 * half + 1_000_000)).scene).toBe('football/empty');
  expect(film(numberAt(kickOff + 10_000)).scene).toBe('football/minute.red-white');
  expect(footballFilm(undefined, options)(5)).toEqual({ scene: 'football/minute.red-white', index: 5, sound: 'crowd' });
});
