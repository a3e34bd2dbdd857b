import { expect, test } from 'vitest';
import { createKeyedQueue } from './keyedQueue.ts';

test('work of one key is done one after the other, and of two keys at the same time', async () => {
  const queue = createKeyedQueue();
  const begun: string[] = [];
  const gates = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      gates.set(name, () => resolve(name));
    });
  const all = [queue.wait('a', work('1')), queue.wait('a', work('2')), queue.wait('b', work('3'))];
  await expect.poll(() => begun).toEqual(['1', '3']);
  gates.get('1')?.();
  await expect.poll(() => begun).toEqual(['1', '3', '2']);
  gates.get('2')?.();
  gates.get('3')?.();
  expect(await Promise.all(all)).toEqual(['1', '2', '3']);
  expect(queue.size).toBe(0);
});

test('too many are sent away at once, the others are served, and no key is remembered', async () => {
  const queue = createKeyedQueue(2, () => new Error('full'));
  const [failed, second, third] = [
    queue.wait('a', () => Promise.reject(new Error('late'))),
    queue.wait('a', async () => 2),
    queue.wait('a', async () => 3),
  ];
  await expect(third).rejects.toThrow('full');
  await expect(failed).rejects.toThrow('late');
  expect([await second, queue.size]).toEqual([2, 0]);
  expect([await queue.wait('a', async () => 4), queue.size]).toEqual([4, 0]);
});
