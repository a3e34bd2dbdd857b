import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

/** Work that ends on request. */
function openWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}
const late = () => new Error('late');

test('so many are under way at once, and the others follow in the order in which they came', async () => {
  const turns = createTurns(2, 60_000, late);
  const { begun, work, end } = openWork();
  const all = ['1', '2', '3', '4'].map((name) => turns.take(work(name)));
  expect(begun).toEqual(['1', '2']);
  end('2');
  await expect.poll(() => begun).toEqual(['1', '2', '3']);
  end('1');
  await expect.poll(() => begun).toEqual(['1', '2', '3', '4']);
  end('3');
  end('4');
  expect(await Promise.all(all)).toEqual(['1', '2', '3', '4']);
  expect(await turns.take(async () => '5')).toBe('5');
});

test('what fails is told to whoever asked for it, and its turn goes on', async () => {
  const turns = createTurns(1, 60_000, late);
  const failed = turns.take(() => Promise.reject(new Error('broken')));
  const next = turns.take(async () => 2);
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe(2);
});

test('whose turn does not come in time is sent away, and takes no turn from those behind', async () => {
  const turns = createTurns(1, 20, late);
  const { begun, work, end } = openWork();
  const first = turns.take(work('1'));
  await expect(turns.take(work('2'))).rejects.toThrow('late');
  const third = turns.take(work('3'));
  end('1');
  expect(await first).toBe('1');
  await expect.poll(() => begun).toEqual(['1', '3']);
  end('3');
  expect(await third).toBe('3');
});
