import { expect, test } from 'vitest';
import { markPlace } from './place.ts';

/** The entry of one page in the history. */
const entry = (state: unknown = null) => ({
  state,
  replaceState(next: unknown) {
    this.state = next;
  },
});

test('every page that is opened afresh is a place of its own, which back and reload find again', () => {
  const [one, other] = [entry(), entry()];
  markPlace(one);
  markPlace(other);
  const { state } = one;
  expect(state).not.toEqual(other.state);
  markPlace(one);
  expect(one.state).toBe(state);
});

test('what the router has written of a place stays', () => {
  const place = entry({ idx: 3, usr: null, key: 'known' });
  markPlace(place);
  expect(place.state).toEqual({ idx: 3, usr: null, key: 'known' });
});
