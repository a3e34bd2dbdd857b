import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useSending } from './useSending.ts';

test('what is sent while something is under way is not sent, and afterwards it is', async () => {
  const { result } = await renderHook(() => useSending());
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = vi.fn(() => promise);
  const first = result.current.send(work);
  const second = result.current.send(work);
  await expect.poll(() => result.current.busy).toBe(true);
  expect(work).toHaveBeenCalledTimes(1);
  resolve();
  await first;
  await second;
  await expect.poll(() => result.current.busy).toBe(false);
  await result.current.send(work);
  expect(work).toHaveBeenCalledTimes(2);
});
