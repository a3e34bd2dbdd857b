import { expect, test } from 'vitest';
import { inSlices } from './slices.ts';

test('all are done in their order, those who came meanwhile are not, and others get turns in between', async () => {
  const items = Array.from({ length: 100 }, (_, index) => index);
  const done: number[] = [];
  let turns = 0;
  let isOver = false;
  const others = () => {
    turns += 1;
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  await inSlices(items, (item) => {
    for (const until = performance.now() + 1; performance.now() < until;);
    done.push(item);
    items.push(1_000 + item);
  });
  isOver = true;
  expect(done).toEqual(Array.from({ length: 100 }, (_, index) => index));
  // A hundred times a millisecond are many slices.
  expect(turns).toBeGreaterThan(3);
});

test('what takes no time is one slice', async () => {
  let isOthers = false;
  setImmediate(() => (isOthers = true));
  await inSlices([1, 2, 3], () => undefined);
  expect(isOthers).toBe(false);
});
