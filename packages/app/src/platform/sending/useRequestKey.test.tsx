import { ApiError } from '@pitchside/api';
import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useRequestKey } from './useRequestKey.ts';

const failing = (failure: ApiError['failure']) => new ApiError(failure, 1, 'no');

test('a request that was lost is sent again under its key, and one that was answered is followed by another', async () => {
  const { result } = await renderHook(() => useRequestKey());
  const keys: string[] = [];
  const send = vi.fn(async (key: string) => keys.push(key));
  const tried = (error?: Error) => {
    if (error !== undefined)
      send.mockImplementationOnce(async (key) => {
        keys.push(key);
        throw error;
      });
    return result.current(send).catch((thrown: unknown) => thrown);
  };
  const lost = failing('network');
  expect(await tried(lost)).toBe(lost);
  expect(await tried(new TypeError('none of the server'))).toBeInstanceOf(TypeError);
  await tried(failing('answer'));
  await tried();
  await tried();
  const [first, ...rest] = keys;
  expect(rest.slice(0, 2)).toEqual([first, first]);
  expect(new Set(keys).size).toBe(3);
});
