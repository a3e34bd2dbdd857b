import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { soundGoal } from './goalsSound.ts';

test('an event sounds once in a browser, after the first press, for six seconds at most', async () => {
  const ends = vi.spyOn(AudioScheduledSourceNode.prototype, 'stop');
  const begins = vi.spyOn(AudioScheduledSourceNode.prototype, 'start');
  await userEvent.click(document.body);
  soundGoal('e1');
  soundGoal('e1');
  await expect.poll(() => ends.mock.calls.length).toBeGreaterThan(0);
  // The lock that the second one asks for is refused once this one is.
  await navigator.locks.request('goal e1', { ifAvailable: true }, (lock) => expect(lock).toBeNull());
  const one = begins.mock.calls.length;
  expect(ends.mock.calls.every(([at = 0]) => at > 0 && at <= 6)).toBe(true);
  soundGoal('e2');
  await expect.poll(() => begins.mock.calls.length).toBe(2 * one);
});
