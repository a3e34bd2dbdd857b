import { expect, test } from 'vitest';
import { createKeyedQueue } from './keyedQueue.ts';

const full = () => new Error('full');

test('work of one key is done one after the other, as it came, and of two keys at the same time', async () => {
  const queue = createKeyedQueue(10);
  const done: string[] = [];
  const gates = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      done.push(`${name} begins`);
      gates.set(name, () => resolve(name));
    });
  const all = [queue.wait('a', work('1'), full), queue.wait('a', work('2'), full), queue.wait('b', work('3'), full)];
  await Promise.resolve();
  expect(done).toEqual(['1 begins', '3 begins']);
  gates.get('1')?.();
  expect(await all[0]).toBe('1');
  await expect.poll(() => done).toEqual(['1 begins', '3 begins', '2 begins']);
  gates.get('2')?.();
  gates.get('3')?.();
  expect(await Promise.all(all)).toEqual(['1', '2', '3']);
  expect(queue.size).toBe(0);
});

test('what fails is told to whoever asked for it, and keeps nobody waiting', async () => {
  const queue = createKeyedQueue(10);
  const failed = queue.wait('a', () => Promise.reject(new Error('late')), full);
  const next = queue.wait('a', async () => 2, full);
  await expect(failed).rejects.toThrow('late');
  expect([await next, queue.size]).toEqual([2, 0]);
});

test('too many are sent away at once, and the others are served', async () => {
  const queue = createKeyedQueue(2);
  const waiting = [1, 2, 3].map((number) => queue.wait('a', async () => number, full));
  await expect(waiting[2]).rejects.toThrow('full');
  expect(await Promise.all(waiting.slice(0, 2))).toEqual([1, 2]);
  expect([await queue.wait('a', async () => 4, full), queue.size]).toEqual([4, 0]);
});
