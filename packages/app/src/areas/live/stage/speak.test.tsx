import { ApiError } from '@pitchside/api';
import { beforeEach, expect, test, vi } from 'vitest';

const calls: { text: string; key: string }[] = [];
const answers: (() => Promise<unknown>)[] = [];
vi.mock('../../../platform/api/api.ts', () => ({
  api: {
    call: (_call: unknown, { text }: { text: string }, { idempotencyKey }: { idempotencyKey: string }) => {
      calls.push({ text, key: idempotencyKey });
      return answers.shift()?.() ?? Promise.resolve({});
    },
  },
}));
const said: string[] = [];
vi.mock('../../../platform/toasts/say.ts', () => ({ say: (_kind: string, words: string) => said.push(words) }));
const { roomState } = await import('./room.store.ts');
const { speak, speakAloud, speakHere } = await import('./speak.ts');

beforeEach(() => {
  calls.length = 0;
  said.length = 0;
});

test('a refusal comes back in the server’s words, and what was lost goes under the same key again', async () => {
  answers.push(
    () => Promise.reject(new ApiError('answer', 1, '同样的话刚刚说过，换一句吧')),
    () => Promise.reject(new ApiError('network', -1, '')),
  );
  expect(await speak('2', '好球')).toEqual({ refused: '同样的话刚刚说过，换一句吧' });
  expect(await speak('2', '好球')).toBe(false);
  expect(await speak('2', '好球')).toBe(true);
  expect(await speak('2', '好球')).toBe(true);
  const keys = calls.map(({ key }) => key);
  expect([keys[1] === keys[2], new Set(keys).size]).toEqual([true, 3]);
});

test('the words of a lost call go with other words under another key, and a fault is no refusal', async () => {
  answers.push(
    () => Promise.reject(new ApiError('timeout', -1, '')),
    () => Promise.reject(new ApiError('answer', 700, '')),
    () => Promise.reject(new TypeError('broken')),
  );
  await speak('2', '一');
  expect(await speak('2', '二')).toBe(false);
  expect(calls.at(-1)?.key).not.toBe(calls.at(-2)?.key);
  await expect(speak('2', '三')).rejects.toThrow('broken');
});

test('one may speak while the page still learns about its room, and nowhere while there is none', async () => {
  Object.assign(roomState, { id: null, room: null });
  expect(await speakHere('早')).toBe(false);
  Object.assign(roomState, { id: '2', room: null });
  expect(await speakHere('来了')).toBe(true);
  expect(calls.map(({ text }) => text)).toEqual(['来了']);
});

test('where no field shows a refusal, its words are a toast', async () => {
  roomState.id = '2';
  answers.push(() => Promise.reject(new ApiError('answer', 1, '说得太快了')));
  expect(await speakAloud('好球')).toBe(false);
  expect(said).toEqual(['说得太快了']);
  expect(await speakAloud('好球')).toBe(true);
});
