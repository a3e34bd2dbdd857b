import type { Match } from '@pitchside/api/matches';
import { afterEach, expect, test, vi } from 'vitest';

/** How the call is answered, one entry a question; then as the last one. */
const answers: (() => Promise<unknown>)[] = [];
vi.mock('../../../platform/realtime/realtime.ts', () => ({ realtime: { subscribe: () => () => undefined } }));
vi.mock('../../../platform/api/api.ts', () => ({ api: { call: () => (answers.length > 1 ? answers.shift() : answers[0])?.() } }));
const { followMatch, roomMatch } = await import('./match.store.ts');

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
  await vi.advanceTimersByTimeAsync(3_000);
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
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([roomMatch.match?.id, roomMatch.events.map(({ id }) => id)]).toEqual(['new', ['event of new']]);
  leave();
});
