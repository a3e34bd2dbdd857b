import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const call = vi.fn<(...question: unknown[]) => Promise<unknown>>(async () => ({}));
vi.mock('../../../platform/api/api.ts', () => ({ api: { call } }));
const { keep, removed, removeSoon } = await import('./removal.store.ts');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  call.mockClear();
  removed.clear();
});

test('what is taken away is hidden at once and asked for once it cannot be undone', async () => {
  const onGone = vi.fn();
  removeSoon('7', onGone);
  expect(removed.has('7')).toBe(true);
  expect(call).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(call.mock.calls.map(([, input]) => input)).toEqual([{ id: '7' }]);
  expect(onGone).toHaveBeenCalledOnce();
});

test('what is undone is shown again and never asked for', async () => {
  removeSoon('7', vi.fn());
  keep('7');
  expect(removed.has('7')).toBe(false);
  await vi.runAllTimersAsync();
  expect(call).not.toHaveBeenCalled();
});

test('what the server does not let go of is shown again', async () => {
  const { ApiError } = await import('@pitchside/api');
  call.mockRejectedValueOnce(new ApiError('answer', 1, '没有找到这个预告'));
  removeSoon('7', vi.fn());
  await vi.runAllTimersAsync();
  expect(removed.has('7')).toBe(false);
});
