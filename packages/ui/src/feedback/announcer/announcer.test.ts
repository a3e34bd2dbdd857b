import { expect, test } from 'vitest';
import { createAnnouncer } from './announcer.ts';

/** A page whose clock the test moves. */
function page() {
  const read: [number, string][] = [];
  let now = 0;
  const timers: { at: number; act: () => void }[] = [];
  const announcer = createAnnouncer({
    write: (sentence) => read.push([now, sentence]),
    now: () => now,
    later: (act, ms) => timers.push({ at: now + ms, act }),
  });
  const passTo = (end: number) => {
    for (;;) {
      const next = timers.toSorted((one, other) => one.at - other.at)[0];
      if (!next || next.at > end) break;
      timers.splice(timers.indexOf(next), 1);
      now = next.at;
      next.act();
    }
    now = end;
  };
  return { announcer, read, passTo };
}
const comments = (count: number) => `${count} comments`;

test('goals are read before events, events in their order, each a second after the one before', () => {
  const { announcer, read, passTo } = page();
  announcer.say('corner');
  passTo(0);
  announcer.say('free kick');
  announcer.say('goal', 'goal');
  announcer.say('red card', 'goal');
  passTo(10_000);
  expect(read).toEqual([
    [0, 'corner'],
    [1_000, 'goal'],
    [2_000, 'red card'],
    [3_000, 'free kick'],
  ]);
});

test('two hundred comments a second are one sentence in ten seconds, and none within three of a goal', () => {
  const { announcer, read, passTo } = page();
  for (let second = 0; second < 60; second += 1) {
    passTo(second * 1_000);
    for (let index = 0; index < 200; index += 1) announcer.count('chat', comments);
    if (second === 19) announcer.say('goal', 'goal');
  }
  passTo(120_000);
  const sums = read.filter(([, sentence]) => sentence !== 'goal').map(([at]) => at);
  const [goal = 0] = read.filter(([, sentence]) => sentence === 'goal').map(([at]) => at);
  expect(goal).toBeLessThanOrEqual(20_000);
  sums.forEach((at, index) => index > 0 && expect(at - (sums[index - 1] ?? 0)).toBeGreaterThanOrEqual(10_000));
  expect(sums.some((at) => at >= goal && at < goal + 3_000)).toBe(false);
  // Nothing is lost in the sums.
  const all = read.reduce((sum, [, sentence]) => sum + Number(/(\d+) comments/.exec(sentence)?.[1] ?? 0), 0);
  expect(all).toBe(12_000);
});

test('a goal that was read elsewhere keeps sums back, and a place that is left is not summed up', () => {
  const { announcer, read, passTo } = page();
  announcer.goalWasRead('goal-1');
  announcer.say('goal', 'goal', 'goal-1');
  announcer.count('chat', comments, 14);
  passTo(2_999);
  expect(read).toEqual([]);
  passTo(3_000);
  expect(read).toEqual([[3_000, '14 comments']]);
  announcer.count('chat', comments);
  announcer.forget('chat');
  passTo(60_000);
  expect(read).toHaveLength(1);
});
