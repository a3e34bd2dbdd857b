import type { Barrage } from '@pitchside/api/live/barrage';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Asked {
  from: number;
  until: number;
}
const asked: Asked[] = [];
let answer: (asked: Asked) => Promise<{ list: Partial<Barrage>[]; until: number }>;
vi.mock('../../../platform/api/api.ts', () => ({
  api: {
    call: (_call: unknown, input: Asked) => {
      asked.push({ from: input.from, until: input.until });
      return answer(input);
    },
  },
}));
const { followPast } = await import('./pastComments.ts');

let seen: number | null;
let shown: string[];
let leave: () => void;
const said = (at: number) => ({ id: String(at), at });
const pass = async (ms: number) => {
  for (let left = ms; left > 0; left -= 200) {
    if (seen !== null) seen += 200;
    await vi.advanceTimersByTimeAsync(200);
  }
};

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  shown = [];
  seen = null;
  answer = async ({ from, until }) => ({
    list: [5_000, 12_000, 65_000, 605_000].filter((at) => at >= from && at < until).map(said),
    until,
  });
  leave = followPast({ roomId: '1', programmeTime: () => seen, show: (comments) => void shown.push(...comments.map(({ id }) => id)) });
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

test('each comes when the picture is at its moment, and what follows is asked for before it is needed', async () => {
  await pass(1_000);
  expect(asked).toEqual([]);
  seen = 0;
  await pass(4_800);
  expect(shown).toEqual([]);
  await pass(400);
  expect(shown).toEqual(['5000']);
  expect(asked).toHaveLength(1);
  await pass(61_000);
  expect(shown).toEqual(['5000', '12000', '65000']);
  expect(asked.map(({ from }) => from)).toEqual([0, 60_000]);
});

test('a picture that jumps leaves what it did not pass, and sees again what it goes back to', async () => {
  seen = 0;
  await pass(6_000);
  seen = 600_000;
  await pass(6_000);
  seen = 1_000;
  await pass(6_000);
  expect(shown).toEqual(['5000', '605000', '5000']);
});

test('a failure is tried again after a while, and the end of what was said is not asked for without a pause', async () => {
  answer = async () => Promise.reject(new Error('no line'));
  seen = 0;
  await pass(4_000);
  expect(asked).toHaveLength(1);
  answer = async ({ from }) => ({ list: [], until: from });
  await pass(30_000);
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.length).toBeLessThan(9);
});

test('nothing is asked or shown once it has ended', async () => {
  seen = 0;
  await pass(1_000);
  leave();
  await pass(60_000);
  expect([asked.length, shown]).toEqual([1, []]);
});
