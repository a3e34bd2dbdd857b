import { pickOf } from '@pitchside/api/scores/foresight';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countMeetings, resultFor, sharesOf } from './forecast.ts';

const goals = fc.integer({ min: 0, max: 9 });
const votes = fc.record({ home: fc.nat(100_000), draw: fc.nat(100_000), away: fc.nat(100_000) });

test('shares add up to a hundred, and none is a whole percent away from its exact value', () => {
  fc.assert(
    fc.property(votes, (given) => {
      const total = given.home + given.draw + given.away;
      const shares = sharesOf(given);
      expect(shares.home + shares.draw + shares.away).toBe(total === 0 ? 0 : 100);
      if (total > 0)
        for (const pick of ['home', 'draw', 'away'] as const) expect(Math.abs(shares[pick] - (given[pick] * 100) / total)).toBeLessThan(1);
    }),
    { seed: 4, numRuns: 1_000 },
  );
});

test('what one side won the other lost', () => {
  fc.assert(
    fc.property(goals, goals, (home_score, away_score) => {
      const past = { home_id: 'a', away_id: 'b', home_score, away_score };
      const other = { W: 'L', D: 'D', L: 'W' } as const;
      expect(resultFor('b', past)).toBe(other[resultFor('a', past)]);
      expect(pickOf(home_score, away_score) === 'home').toBe(resultFor('a', past) === 'W');
    }),
    { seed: 4 },
  );
});

test('meetings count wherever they were played', () => {
  const meetings = [
    { home_id: 'a', away_id: 'b', home_score: 2, away_score: 0 },
    { home_id: 'b', away_id: 'a', home_score: 2, away_score: 1 },
    { home_id: 'b', away_id: 'a', home_score: 0, away_score: 1 },
    { home_id: 'a', away_id: 'b', home_score: 1, away_score: 1 },
  ];
  expect(countMeetings('a', meetings)).toEqual({ won: 2, drawn: 1, lost: 1 });
  expect(countMeetings('b', meetings)).toEqual({ won: 1, drawn: 1, lost: 2 });
});
