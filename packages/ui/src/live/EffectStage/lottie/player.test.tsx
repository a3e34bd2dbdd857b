import { expect, test, vi } from 'vitest';
import { createPlayerOf, type LottieClass } from './player.ts';

function setUp() {
  const heard = new Map<string, () => void>();
  const destroyed = vi.fn();
  const setWasmUrl = vi.fn();
  class Player {
    static setWasmUrl = setWasmUrl;
    addEventListener = (type: string, listener: () => void) => void heard.set(type, listener);
    destroy = destroyed;
  }
  const load = vi.fn(() => Promise.resolve<LottieClass>(Player));
  const box = document.createElement('div');
  const control = new AbortController();
  return { heard, destroyed, setWasmUrl, load, box, control };
}

test.each(['complete', 'abort'])('%s ends it and leaves nothing', async (way) => {
  const { heard, destroyed, setWasmUrl, load, box, control } = setUp();
  const play = createPlayerOf(load, '/player.wasm')(box, '/rocket.lottie', control.signal);
  expect(load).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(heard.size).toBe(3));
  expect([box.childElementCount, destroyed.mock.calls.length]).toEqual([1, 0]);
  if (way === 'abort') control.abort();
  else heard.get('complete')?.();
  await play;
  expect([box.childElementCount, destroyed.mock.calls.length]).toEqual([0, 1]);
  expect(setWasmUrl).toHaveBeenCalledExactlyOnceWith('/player.wasm');
});

test.each(['loadError', 'renderError'])('%s is a refusal, and nothing stays', async (fault) => {
  const { heard, destroyed, load, box, control } = setUp();
  const play = createPlayerOf(load)(box, '/rocket.lottie', control.signal);
  await vi.waitFor(() => expect(heard.size).toBe(3));
  heard.get(fault)?.();
  await expect(play).rejects.toThrow('/rocket.lottie');
  expect([box.childElementCount, destroyed.mock.calls.length]).toEqual([0, 1]);
});

test('taken off before its code has come, it never begins', async () => {
  const { box, control, load, destroyed } = setUp();
  control.abort();
  await createPlayerOf(load)(box, '/rocket.lottie', control.signal);
  expect([box.childElementCount, destroyed.mock.calls.length]).toEqual([0, 0]);
});

test('code that cannot be had is a refusal', async () => {
  const { box, control } = setUp();
  await expect(createPlayerOf(() => Promise.reject(new Error('no such peer')))(box, '/rocket.lottie', control.signal)).rejects.toThrow(
    'no such peer',
  );
  expect(box.childElementCount).toBe(0);
});
