import { expect, test } from 'vitest';
import { conflictsOf, type ResultFacts } from './conflicts.ts';

const score = (home: number, away: number) => ({ home, away });
const plain: ResultFacts = {
  score: score(2, 1),
  whole: score(2, 1),
  isAwarded: false,
  minute: 90,
  last: score(2, 1),
  before: null,
  seen: null,
};

test.each<[string, Partial<ResultFacts>, string[]]>([
  ['a plain result', {}, []],
  ['one without events', { last: null }, []],
  ['the ninety minutes of a match that went on', { score: score(1, 1), whole: score(3, 1), last: score(3, 1) }, []],
  ['one given by the competition', { isAwarded: true, score: score(3, 0), whole: score(3, 0), last: null }, ['awarded']],
  ['one that was settled by as it is', { before: score(2, 1) }, []],
  ['one that was corrected', { before: score(2, 0) }, ['corrected']],
  ['one that was corrected and awarded', { isAwarded: true, before: score(1, 1) }, ['awarded', 'corrected']],
  ['fewer goals than were told', { last: score(3, 1) }, ['shrank']],
  ['fewer goals of the other side', { last: score(2, 2) }, ['shrank']],
  ['more goals than were told', { last: score(1, 1) }, []],
  ['what an operator saw too', { seen: score(2, 1) }, []],
  ['what an operator saw otherwise', { seen: score(2, 2) }, ['disagrees']],
  ['one that was broken off early', { score: null, whole: score(0, 0), minute: 89 }, []],
  ['one that was broken off when all was played', { score: null, whole: score(0, 0), minute: 90 }, ['late']],
  ['one that was broken off, nobody knows when', { score: null, whole: null, minute: null }, []],
  ['one that was broken off although somebody saw it end', { score: null, whole: null, minute: 20, seen: score(1, 0) }, ['disagrees']],
])('%s', (_, change, causes) => {
  expect(conflictsOf({ ...plain, ...change })).toEqual(causes);
});
