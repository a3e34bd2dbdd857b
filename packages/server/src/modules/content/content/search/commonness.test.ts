import { expect, test } from 'vitest';
import { createCommonness } from './commonness.ts';
import { wantedOf } from './terms.ts';

/** Statistics of ten thousand objects, by the share of them that have a term; other terms are below the smallest. */
function counting(shares: Readonly<Record<string, number>>, size: number) {
  const least = Math.min(...Object.values(shares));
  const counted = { objects: 10_000, terms: Object.keys(shares), shares: [...Object.values(shares), least, 1] };
  const answers = [{ rows: [counted] }, { rows: [{ size }] }];
  const db = { execute: async () => answers.shift() };
  const { expected } = createCommonness({ db: db as never });
  return (text: string) => expected([wantedOf(text)]);
}

test('of what begins a word, terms that are not common are expected as those are that are', async () => {
  const shares = { goal: 0.2, silton: 0.01, silman: 0.01, stand: 0.1 };
  const [few, many] = [counting(shares, 0), counting(shares, 2.32)];
  expect(await few('sil')).toBeLessThan(300);
  // Half of the common terms begin so, and so are expected half of the two uncommon terms of an object.
  expect(await many('sil')).toBeGreaterThan(5_000);
  expect(await many('goal')).toBeLessThan(2_200);
});

test('Chinese pairs of one word come together more often than two words', async () => {
  const expected = counting({ 利物: 0.04, 物浦: 0.05, goal: 0.04, late: 0.05 }, 0);
  const [pairs, words] = [await expected('利物浦'), await expected('late goal')];
  expect(words).toBeGreaterThan(80);
  expect(pairs).toBeGreaterThan(1.5 * words);
  expect(pairs).toBeLessThan(400);
});
