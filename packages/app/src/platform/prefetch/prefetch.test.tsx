import { attention, attentionList } from '@pitchside/api/member/follow';
import { getLiveList } from '@pitchside/api/live/live';
import { activate } from '@pitchside/locales';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../api/api.ts';
import { fan } from '../session/session.fixtures.ts';
import { forgetUser, keepUser } from '../session/session.store.ts';
import { say } from '../toasts/say.ts';
import { prefetch, freshFor } from './prefetch.ts';

vi.mock('../toasts/say.ts', () => ({ say: vi.fn(), onFirstToast: vi.fn() }));
beforeAll(() => activate('zh', Promise.resolve({})));
afterEach(() => {
  forgetUser();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const page = { list: [], total: 0, page: 1, limit: 24, about: null };

/** Lets every call be answered so, and writes down which was asked. */
function answering(answer: object = { code: 0, msg: '', data: page }) {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request);
    return Response.json(answer);
  });
  return asked;
}

test('a prefetched question is not asked again, once, whatever the order of its parameters', async () => {
  const asked = answering();
  prefetch(getLiveList, { page: 1, limit: 24 });
  prefetch(getLiveList, { limit: 24, page: 1 });
  expect(await api.call(getLiveList, { limit: 24, page: 1 })).toMatchObject(page);
  expect(asked).toHaveLength(1);
  await api.call(getLiveList, { limit: 24, page: 1 });
  expect(asked).toHaveLength(2);
});

test('another question, and whoever shows a refusal in another way, gets an answer of its own', async () => {
  const asked = answering();
  prefetch(getLiveList, { page: 1 });
  await api.call(getLiveList, { page: 2 });
  await api.call(getLiveList, { page: 1 }, { quiet: true });
  expect(asked).toHaveLength(3);
});

test('nothing that needs a sign-in is prefetched for a visitor, and nothing that changes something for anybody', () => {
  const asked = answering();
  prefetch(attentionList, { page: 1 });
  keepUser(fan);
  prefetch(attention, { id: '1', follow: true });
  expect(asked).toHaveLength(0);
});

test('what was asked for somebody else is not taken', async () => {
  const asked = answering();
  prefetch(getLiveList, { page: 1, limit: 3 });
  keepUser(fan);
  await api.call(getLiveList, { page: 1, limit: 3 });
  expect(asked.map(({ headers }) => headers.get('token'))).toEqual([null, fan.token]);
});

test('a failure is told once, and thrown to whoever takes it', async () => {
  const asked = answering({ code: 1, msg: '没有', data: null });
  prefetch(getLiveList, { page: 5 });
  await expect(api.call(getLiveList, { page: 5 })).rejects.toThrow('没有');
  expect(asked).toHaveLength(1);
  expect(say).toHaveBeenCalledExactlyOnceWith('error', '没有');
});

test('who leaves drops what was prefetched for them, and what nobody takes is dropped in time', async () => {
  vi.useFakeTimers();
  const signals: AbortSignal[] = [];
  vi.stubGlobal('fetch', ({ signal }: Request) => {
    signals.push(signal);
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
  });
  const visit = new AbortController();
  prefetch(getLiveList, { page: 6 });
  prefetch(getLiveList, { page: 7 });
  await vi.advanceTimersByTimeAsync(0);
  const answer = expect(api.call(getLiveList, { page: 6 }, { signal: visit.signal })).rejects.toThrow('left');
  visit.abort(new Error('left'));
  await vi.advanceTimersByTimeAsync(0);
  await answer;
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(freshFor);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  void api.call(getLiveList, { page: 7 });
  await vi.advanceTimersByTimeAsync(0);
  expect(signals).toHaveLength(3);
});
