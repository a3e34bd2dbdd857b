import { expect, test } from 'vitest';
import { createSemaphore } from './semaphore.ts';

test('a caller whose place is not free in time is sent away, does nothing, and takes no place from those behind', async () => {
  const limited = createSemaphore(1, 20, () => new Error('late'));
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  const first = limited(work('1'));
  await expect(limited(work('2'))).rejects.toThrow('late');
  const third = limited(work('3'));
  ends.get('1')?.();
  expect(await first).toBe('1');
  await expect.poll(() => begun).toEqual(['1', '3']);
  ends.get('3')?.();
  expect(await third).toBe('3');
  await expect(limited(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
