import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imStates } from './im.ts';
import { createMoods, moodOf, type Mood } from './moods.ts';

const moods: readonly Mood[] = ['login', 'ready', 'failed', 'lost', 'back', 'kicked', 'logout'];

test('a sign-in is ready only once the service says so', () => {
  const { status, feel } = createMoods();
  feel('ready');
  expect(status().state).toBe('idle');
  feel('login');
  expect(status().state).toBe('connecting');
  feel('ready');
  expect(status().state).toBe('ready');
});

test('tries are counted while the line is away, and forgotten when it is back', () => {
  const { status, feel } = createMoods();
  for (const mood of ['login', 'ready', 'lost', 'back', 'lost'] as const) feel(mood);
  expect(status()).toEqual({ state: 'offline', attempt: 2 });
  feel('ready');
  expect(status()).toEqual({ state: 'ready', attempt: 0 });
});

test('whoever was signed out elsewhere stays so until they sign in, whatever the line does', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<Mood>('ready', 'failed', 'lost', 'back', 'kicked')), (rest) => {
      const end = rest.reduce(moodOf, { state: 'kicked' as const, attempt: 0 });
      expect(end).toEqual({ state: 'kicked', attempt: 0 });
    }),
  );
});

test('hearers are told of changes alone, and no row of moods leaves the known states', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...moods)), (row) => {
      const { onStatus, feel, status } = createMoods();
      let last = status();
      onStatus((next) => {
        expect(next).not.toEqual(last);
        expect(imStates).toContain(next.state);
        last = next;
      });
      row.forEach(feel);
      expect(status()).toEqual(last);
    }),
  );
});
