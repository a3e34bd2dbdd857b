import type { Match } from '@pitchside/api/scores/matches';
import { afterEach, expect, test, vi } from 'vitest';

/** Mocked answers, one per request; the last one repeats. */
const answers: (() => Promise<unknown>)[] = [];
vi.mock('../../../platform/realtime/realtime.ts', () => ({ realtime: { subscribe: () => () => undefined } }));
vi.mock('../../../platform/api/api.ts', () => ({ api: { call: () => (answers.length > 1 ? answers.shift() : answers[0])?.() } }));
const { askMatch, followMatch, roomMatch } = await import('./match.store.ts');
const { isSeen, openPicture } = await import('../../../platform/guard/spoiler.store.ts');

const battle = (id: string) => async () => ({
  match: { id, sport: 'football', version: 1, home_score: 1 } as Match,
  events: [{ id: `event of ${id}` }],
  epoch: 'e',
  seq: 0,
});
afterEach(() => {
  answers.splice(0);
  vi.useRealTimers();
});

test('a match whose first answer fails, as on a busy server, is asked for until it comes', async () => {
  vi.useFakeTimers();
  answers.push(
    () => Promise.reject(new Error('busy')),
    () => Promise.reject(new Error('busy')),
    battle('late'),
  );
  const leave = followMatch('football', 'late');
  await vi.advanceTimersByTimeAsync(500);
  expect([roomMatch.isLost, roomMatch.isLoaded]).toEqual([true, false]);
  askMatch();
  expect(roomMatch.isLost).toBe(false);
  await vi.advanceTimersByTimeAsync(3_000);
  expect([roomMatch.isLost, roomMatch.isLoaded]).toEqual([false, true]);
  expect([roomMatch.match?.id, roomMatch.events.length]).toEqual(['late', 1]);
  leave();
  expect(roomMatch.match).toBeNull();
});

test('the answer for a match that was left comes to nothing', async () => {
  let answer = () => {};
  answers.push(() => new Promise((resolve) => (answer = () => resolve(battle('old')()))), battle('new'));
  followMatch('football', 'old')();
  const leave = followMatch('football', 'new');
  await expect.poll(() => roomMatch.match?.id).toBe('new');
  answer();
  // A turn of the loop: whatever waited for the answer has had it.
  await new Promise((resolve) => setTimeout(resolve));
  expect([roomMatch.match?.id, roomMatch.events.map(({ id }) => id)]).toEqual(['new', ['event of new']]);
  leave();
});

test('beside a picture that stands still what it has shown is told at once, and the rest when it has come as far', async () => {
  let seen = Date.now() - 60_000;
  const close = openPicture('still', () => seen);
  // Nobody hears of a picture before its lock is held.
  await expect.poll(() => isSeen('still', Date.now())).toBe(false);
  const at = (ago: number, id: string) => ({ id, at: Date.now() - ago });
  answers.push(async () => ({ ...(await battle('still')()), events: [at(90_000, 'early'), at(30_000, 'late')] }));
  const leave = followMatch('football', 'still');
  await expect.poll(() => roomMatch.isLoaded).toBe(true);
  expect(roomMatch.events.map(({ id }) => id)).toEqual(['early']);
  seen = Date.now() + 1_000;
  await expect.poll(() => roomMatch.events.map(({ id }) => id)).toEqual(['early', 'late']);
  leave();
  close();
});
