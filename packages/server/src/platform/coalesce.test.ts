import { expect, test } from 'vitest';
import { coalesce } from './coalesce.ts';

test('rounds never overlap, and all who ask during a round share the next one', async () => {
  const ends: (() => void)[] = [];
  const ask = coalesce(() => new Promise((resolve) => void ends.push(resolve)));
  const first = ask();
  await expect.poll(() => ends.length).toBe(1);
  const [second, third] = [ask(), ask()];
  expect(third).toBe(second);
  ends[0]?.();
  await first;
  await expect.poll(() => ends.length).toBe(2);
  const fourth = ask();
  ends[1]?.();
  await second;
  await expect.poll(() => ends.length).toBe(3);
  ends[2]?.();
  await fourth;
  expect(ends.length).toBe(3);
});
