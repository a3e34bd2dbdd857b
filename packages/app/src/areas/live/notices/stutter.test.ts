import { expect, test } from 'vitest';
import { createStutterCount, stepDown } from './stutter.ts';

test('a picture that runs out of data three times in a minute stutters, and a quiet minute forgives it', () => {
  const count = createStutterCount();
  const stall = (now: number) => {
    count.note('playing', now);
    count.note('stalled', now);
    count.note('stalled', now + 1);
  };
  stall(0);
  stall(20_000);
  expect(count.isBad(20_000)).toBe(false);
  stall(40_000);
  expect(count.isBad(40_000)).toBe(true);
  expect(count.isBad(61_000)).toBe(false);
  stall(62_000);
  expect(count.isBad(62_000)).toBe(true);
  count.clear();
  expect(count.isBad(62_000)).toBe(false);
});

test('a stream that begins, and one whose anchor is away, does not stutter', () => {
  const count = createStutterCount();
  for (let now = 0; now < 10_000; now += 1_000) {
    count.note('connecting', now);
    count.note('stalled', now);
    count.note('away', now);
  }
  expect(count.isBad(10_000)).toBe(false);
});

test('the step down is the next lower quality, and none from the lowest or where the picture chooses by itself', () => {
  const qualities = [{ kind: 'original' }, { kind: 'standard' }, { kind: 'auto' }] as const;
  expect(stepDown(qualities, 'original')).toEqual({ from: 'original', to: 'standard' });
  expect(stepDown(qualities, 'standard')).toBeNull();
  expect(stepDown(qualities, 'auto')).toBeNull();
  expect(stepDown([{ kind: 'original' }], 'original')).toBeNull();
});
