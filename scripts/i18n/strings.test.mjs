import { expect, test } from 'vitest';
import { keysFor, wordsOf } from './strings.mjs';

test('a key is what a string says in English, and an id that a person wrote is its own', () => {
  expect(wordsOf('{from} gave a red envelope, # share left')).toBe('fromGaveARedEnvelopeShare');
  expect(wordsOf('{n, plural, one {# goal} other {# goals}}')).toBe('goals');
  expect(wordsOf('…')).toBe('sign');
  expect(keysFor({}, [{ id: 'season.away', english: 'A' }])).toEqual({ seasonAway: 'season.away' });
});

test('a string keeps its key for ever; one whose source was put in other words finds its key again', () => {
  const known = keysFor({}, [
    { id: 'a1', english: 'Follow' },
    { id: 'b1', english: 'Follow' },
  ]);
  expect(known).toEqual({ follow: 'a1', follow2: 'b1' });
  expect(
    keysFor(known, [
      { id: 'b1', english: 'Follow!' },
      { id: 'c1', english: 'Follow' },
    ]),
  ).toEqual({ follow: 'c1', follow2: 'b1' });
});
