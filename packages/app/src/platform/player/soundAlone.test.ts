import { expect, test } from 'vitest';
import type { LivePhase } from './liveState.ts';
import { createSoundAlone, soundAloneRules as rules } from './soundAlone.ts';

const least = 600_000;
/** A viewer, a look a second. */
function viewer() {
  const decide = createSoundAlone();
  let now = 0;
  const look = (phase: LivePhase, lineRate: number | null = null, leastRate: number | null = least) => {
    now += 1_000;
    return decide.look({ phase, lineRate, leastRate }, now);
  };
  const plays = (seconds: number, lineRate: number | null = null) => {
    let last = false;
    for (let second = 0; second < seconds; second += 1) last = look('playing', lineRate);
    return last;
  };
  const stall = (lineRate: number | null = null) => {
    look('playing', lineRate);
    return look('stalled', lineRate);
  };
  return { look, plays, stall, decide };
}

test('three stalls in a minute, one on a line that is measured too slow, or ten seconds without data are too much', () => {
  const often = viewer();
  expect([often.stall(), often.stall(), often.stall()]).toEqual([false, false, true]);
  const seldom = viewer();
  for (let times = 0; times < 6; times += 1) {
    expect(seldom.stall()).toBe(false);
    expect(seldom.plays(30)).toBe(false);
  }
  const slow = viewer();
  expect(slow.plays(30, least * 0.5)).toBe(false);
  expect(slow.stall(least * 0.5)).toBe(true);
  expect(viewer().stall(least * 2)).toBe(false);
  const waiting = viewer();
  const looks = Array.from({ length: 12 }, () => waiting.look('connecting'));
  expect(looks.indexOf(true)).toBe(rules.wait / 1_000);
});

test('an anchor who is away, a pause and a machine without a network say nothing of the line', () => {
  for (const phase of ['away', 'paused', 'offline', 'absent', 'blocked'] as const) {
    const { look } = viewer();
    expect(Array.from({ length: 60 }, () => look(phase))).not.toContain(true);
  }
});

test('the picture comes back once the line carries it with something to spare, and not before it has rested', () => {
  const { plays, stall } = viewer();
  for (let times = 0; times < 3; times += 1) stall();
  expect(plays(120, least)).toBe(true);
  expect(plays(2, least * rules.carries)).toBe(false);
  const early = viewer();
  for (let times = 0; times < 3; times += 1) early.stall();
  expect(early.plays(rules.rest / 1_000 - 1, least * 9)).toBe(true);
  expect(early.plays(1, least * 9)).toBe(false);
});

test('one that goes again at once rests longer each time, and whoever decides themselves begins anew', () => {
  const { plays, stall, decide, look } = viewer();
  const restsFor = () => {
    for (let times = 0; times < 3; times += 1) stall();
    let seconds = 0;
    while (plays(1, least * 9)) seconds += 1;
    return seconds;
  };
  const [first, second, third] = [restsFor(), restsFor(), restsFor()];
  expect([second, third].map((rest, index) => Math.round(rest / ((index + 1) * 2 * first)))).toEqual([1, 1]);
  for (let times = 0; times < 3; times += 1) stall();
  decide.forget();
  expect(look('playing')).toBe(false);
});
