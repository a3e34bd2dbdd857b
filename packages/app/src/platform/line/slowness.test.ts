import { expect, test } from 'vitest';
import { createSlowness, slowness } from './slowness.ts';

/** Answers one after the other, each by the time that it took, ms; a pause stands between them. */
function answers(watch: ReturnType<typeof createSlowness>, from: number, took: readonly number[], pause = 10): number {
  let now = from;
  for (const time of took) {
    watch.note({ sentAt: now, answeredAt: now + time });
    now += time + pause;
  }
  return now;
}

test('three slow answers in a row are a slow connection, two are not, and a fast one between them begins anew', () => {
  const watch = createSlowness();
  let now = answers(watch, 0, [2_500, 2_500]);
  expect(watch.isSlow()).toBe(false);
  now = answers(watch, now, [100, 2_500, 2_500]);
  expect(watch.isSlow()).toBe(false);
  answers(watch, now, [2_000]);
  expect(watch.isSlow()).toBe(true);
});

test('answers that were waited for together are one slow answer', () => {
  const watch = createSlowness();
  for (let request = 0; request < 10; request += 1) watch.note({ sentAt: request, answeredAt: 5_000 + request });
  expect(watch.isSlow()).toBe(false);
});

test('it is over after a while of fast answers, and not before either the while or the answers', () => {
  const slow = () => {
    const watch = createSlowness();
    return [watch, answers(watch, 0, [3_000, 3_000, 3_000])] as const;
  };
  const [soon, since] = slow();
  answers(
    soon,
    since,
    Array.from({ length: 20 }, () => 50),
  );
  expect(soon.isSlow()).toBe(true);
  const [few, then] = slow();
  answers(few, then + slowness.stays, [50, 50]);
  expect(few.isSlow()).toBe(true);
  const [enough, later] = slow();
  answers(
    enough,
    later + slowness.stays,
    Array.from({ length: slowness.fastInRow }, () => 50),
  );
  expect(enough.isSlow()).toBe(false);
  const [again, last] = slow();
  answers(again, last + slowness.stays, [50, 50, 50, 2_500, 50, 50, 50, 50, 50]);
  expect(again.isSlow()).toBe(true);
});

test('a page that was opened on a slow connection begins with it', () => {
  const watch = createSlowness(true);
  expect(watch.isSlow()).toBe(true);
  answers(
    watch,
    slowness.stays,
    Array.from({ length: slowness.fastInRow }, () => 50),
  );
  expect(watch.isSlow()).toBe(false);
});
