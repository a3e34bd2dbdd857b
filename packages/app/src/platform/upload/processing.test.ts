import { ApiError } from '@pitchside/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followProcessing } from './processing.ts';

const site = vi.hoisted(() => ({ answers: [] as (number | null | Error)[] }));
vi.mock('../api/api.ts', () => ({
  api: {
    call: async () => {
      const answer = site.answers.shift();
      if (answer instanceof Error) throw answer;
      return { processing: answer ?? null };
    },
  },
}));
vi.mock('./send.ts', () => ({}));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const follow = () => {
  const [heard, ends] = [[] as number[], new AbortController()];
  return { heard, ends, over: followProcessing('a key', ends.signal, (percent) => heard.push(percent)) };
};

test('a video on its way is followed over a line that breaks, until it is there', async () => {
  site.answers = [10, new ApiError('network', -1, ''), 70, null];
  const { heard, over } = follow();
  await vi.advanceTimersByTimeAsync(8_000);
  await over;
  expect(heard).toEqual([10, 70]);
});

test('why nothing comes of it is told, and who leaves asks no more', async () => {
  site.answers = [new ApiError('answer', 1, '视频太长，最多 20 分钟')];
  const refused = follow();
  const refusal = expect(refused.over).rejects.toThrow('视频太长，最多 20 分钟');
  await vi.advanceTimersByTimeAsync(2_000);
  await refusal;
  site.answers = [10];
  const left = follow();
  const stopped = expect(left.over).rejects.toThrow('upload stopped');
  left.ends.abort();
  await stopped;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(site.answers).toEqual([10]);
});
