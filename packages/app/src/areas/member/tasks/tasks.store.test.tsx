import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@pitchside/api';
import { pcSignTaskList, taskHandleSign, userTaskList } from '@pitchside/api/member/activities';

const call = vi.hoisted(() =>
  vi.fn<(what: unknown, parameters: { id?: string }, options?: { idempotencyKey: string }) => Promise<unknown>>(),
);
vi.mock('../../../platform/api/api.ts', () => ({ api: { call } }));
const { claim, loadStrip, signIn, tasks, tasksOf } = await import('./tasks.store.ts');

const acts = () => call.mock.calls.filter(([what]) => what === taskHandleSign);
const keyOf = (index: number) => acts()[index]?.[2]?.idempotencyKey;

beforeEach(() => {
  call.mockReset();
  call.mockImplementation(async (what: unknown) =>
    what === pcSignTaskList ? { streak: 1, today: [] } : what === userTaskList ? { daily: [], newbie: [] } : { balance: null },
  );
  tasksOf(crypto.randomUUID());
});

test('two presses sign in once, and the week comes anew', async () => {
  await Promise.all([signIn(), signIn()]);
  expect(acts()).toHaveLength(1);
  expect(tasks).toMatchObject({ signing: false, signError: null, strip: { streak: 1 } });
});

test('an act that was lost on the way goes on under its name, one that was refused gets a new one', async () => {
  call.mockRejectedValueOnce(new ApiError('network', -1, ''));
  await signIn();
  call.mockRejectedValueOnce(new ApiError('answer', 1, '系统忙'));
  await signIn();
  expect(tasks.signError).toBe('系统忙');
  await signIn();
  expect(keyOf(0)).toBe(keyOf(1));
  expect(keyOf(2)).not.toBe(keyOf(1));
});

test('rewards are taken one after the other, each once; a refused one stops no other', async () => {
  call.mockRejectedValueOnce(new ApiError('answer', 1, ''));
  await Promise.all([claim(['a', 'b']), claim(['b'])]);
  expect(acts().map(([, parameters]) => parameters.id)).toEqual(['a', 'b']);
  expect(tasks.claiming).toEqual([]);
});

test('an answer for a member who has left is dropped, a failure keeps what is known', async () => {
  let answer = (_: unknown) => {};
  call.mockImplementationOnce(() => new Promise<unknown>((resolve) => (answer = resolve)));
  const late = loadStrip();
  tasksOf('another');
  answer({ streak: 9, today: [] });
  await late;
  expect(tasks.strip).toBeNull();
  await loadStrip();
  call.mockRejectedValueOnce(new ApiError('network', -1, ''));
  await loadStrip();
  expect(tasks).toMatchObject({ strip: { streak: 1 }, stripFailed: false });
});
