import { afterEach, expect, test, vi } from 'vitest';
import { isSeen, noteAnswerTime, noteServerTime, openPicture, passGuard, serverNow } from './spoiler.store.ts';
import { openOtherTab } from './testing.ts';

afterEach(() => void vi.useRealTimers());
const minute = 60_000;

test('an answer that was kept for a moment does not turn the known clock back, or what it shows would pass the guard too early', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  noteAnswerTime(Date.now() + 4_000);
  expect(serverNow() - Date.now()).toBe(4_000);
  noteServerTime(Date.now() + 5_000);
  noteAnswerTime(Date.now() + 4_000);
  expect(serverNow() - Date.now()).toBe(5_000);
});

test('a picture stands for as long as its tab does, however long that is silent: asleep, slow or out of sight', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] });
  const now = Date.now();
  const tab = await openOtherTab('slept');
  tab.shows(now - minute);
  await vi.waitUntil(() => !isSeen('slept', now));
  const show = vi.fn();
  passGuard('slept', now, show);
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(show).not.toHaveBeenCalled();
  tab.end();
  await vi.waitUntil(() => show.mock.calls.length > 0);
  expect(isSeen('slept', now)).toBe(true);
});

test('a picture of this tab holds until it has come as far, and lets go when it closes', async () => {
  const now = Date.now();
  let programmeAt = now - minute;
  const close = openPicture('own', () => programmeAt);
  await expect.poll(() => isSeen('own', now)).toBe(false);
  const [goal, later] = [vi.fn(), vi.fn()];
  passGuard('own', now, goal);
  passGuard('own', now + minute, later);
  programmeAt = now;
  await expect.poll(() => goal.mock.calls.length).toBe(1);
  expect(later).not.toHaveBeenCalled();
  close();
  expect(later).toHaveBeenCalledOnce();
});

test('a word of the server’s clock that was read late, as on a busy page, does not set the clock back', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const now = Date.now();
  noteServerTime(now + 5_000);
  noteServerTime(now - 3_000);
  expect(serverNow()).toBe(now + 5_000);
  // A clock that was set is believed in the end.
  for (let word = 0; word < 8; word += 1) noteServerTime(now - 60_000);
  expect(serverNow()).toBe(now - 60_000);
});
