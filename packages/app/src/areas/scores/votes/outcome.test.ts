import { expect, test } from 'vitest';
import { outcomeOf } from './outcome.ts';

test('only a match that is over has ended in some way', () => {
  const of = (status: 'finished' | 'second_half' | 'abandoned', home_score: number | null, away_score: number | null) =>
    outcomeOf({ status, home_score, away_score });
  expect([of('finished', 2, 1), of('finished', 0, 3), of('finished', 1, 1)]).toEqual(['home', 'away', 'draw']);
  expect([of('second_half', 2, 1), of('abandoned', 2, 1), of('finished', null, null)]).toEqual([null, null, null]);
});
