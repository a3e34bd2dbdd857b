import type { Barrage } from '@pitchside/api/live/barrage';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTimedTalk, stretch } from './timedTalk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const begin = 100 * stretch;
const comment = (id: string, at: number) => ({ id, at }) as Barrage;

/** A broadcast in which something was said at some seconds; `isAway` makes questions fail. */
function world(seconds: readonly number[]) {
  const line = { isAway: false };
  let at: number | null = null;
  const asked: number[] = [];
  const said: string[] = [];
  let hushed = 0;
  const all = seconds.map((second) => comment(`at ${second}`, begin + second * 1_000));
  const talk = createTimedTalk({
    async ask(from) {
      asked.push((from - begin) / stretch);
      if (line.isAway) throw new Error('away');
      return all.filter((one) => one.at >= from && one.at < from + stretch);
    },
    now: () => at,
    say: (comments) => said.push(...comments.map(({ id }) => id)),
    hush: () => void (hushed += 1),
  });
  /** The picture comes to a second. */
  const shows = async (second: number | null) => {
    at = second === null ? null : begin + second * 1_000;
    talk.look();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { line, asked, said, shows, hushed: () => hushed };
}

test('each comment is said once, when the picture comes to it, over the edge of what one question brings too', async () => {
  const { asked, said, shows } = world([1.2, 59.8, 60.1, 200]);
  await shows(null);
  for (let second = 0; second <= 62; second += 0.5) await shows(second);
  expect(said).toEqual(['at 1.2', 'at 59.8', 'at 60.1']);
  expect(asked).toEqual([0, 1, 2]);
});

test('a jump says nothing of what was jumped over, and going back says it again', async () => {
  const { said, shows, hushed } = world([5, 30, 31]);
  for (const second of [4, 4.5, 5, 29, 29.5, 30, 4, 4.5, 5.5]) await shows(second);
  expect(said).toEqual(['at 5', 'at 30', 'at 5']);
  expect(hushed()).toBe(2);
});

test('a line that breaks is tried again after a rest, not at every look', async () => {
  const { line, asked, said, shows } = world([12]);
  line.isAway = true;
  for (const second of [1, 1.5, 2]) await shows(second);
  expect(asked).toEqual([0, 1]);
  line.isAway = false;
  await vi.advanceTimersByTimeAsync(10_000);
  for (const second of [3, 5, 7, 9, 11, 12]) await shows(second);
  expect(said).toEqual(['at 12']);
});
