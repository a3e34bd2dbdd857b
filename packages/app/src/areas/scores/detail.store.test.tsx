import type { MatchDetailChange, Shot } from '@pitchside/api/scores/matches';
import { expect, test, vi } from 'vitest';

const heard: ((event: unknown) => void)[] = [];
vi.mock('../../platform/realtime/realtime.ts', () => ({
  realtime: {
    subscribe: (_topic: string, { onEvent }: { onEvent: (event: unknown) => void }) => {
      heard.push(onEvent);
      return () => undefined;
    },
  },
}));
const answers: Record<string, unknown> = {};
vi.mock('../../platform/api/api.ts', () => ({ api: { call: async ({ path }: { path: string }) => answers[path] } }));
const { matchBattle, matchDetail } = await import('@pitchside/api/scores/matches');
const { detail, openMatch } = await import('./detail.store.ts');
const { isSeen, openPicture } = await import('../../platform/guard/spoiler.store.ts');

const shot = (id: string, outcome: Shot['outcome']): Shot => ({
  ...{
    id,
    at: Date.now(),
    minute: 1,
    added: 0,
    side: 'home',
    player: null,
    outcome,
    is_penalty: false,
    x: 0.9,
    y: 0.5,
    xg: 0.4,
    points: null,
  },
});
const change = (shots: Shot[]): MatchDetailChange => ({
  ...{ match_id: 'm', statistics: null, momentum: null, flow: null, commentary: [], lineups: false, shots },
});

test('shots, those of the first answer and those that follow, wait for a picture that is behind', async () => {
  let shown = Date.now() - 60_000;
  const close = openPicture('m', () => shown);
  await expect.poll(() => isSeen('m', Date.now())).toBe(false);
  answers[matchBattle.path] = { match: { id: 'm', sport: 'football', version: 1 }, events: [], ruling: null, epoch: 'e', seq: 0 };
  answers[matchDetail.path] = {
    ...{ statistics: null, lineups: null, momentum: null, conditions: null, absences: null, commentary: [] },
    shots: [shot('a', 'goal')],
  };
  const leave = openMatch('football', 'm');
  await expect.poll(() => heard.length).toBe(1);
  // A turn of the loop: whatever waited for the answer has had it.
  await new Promise((resolve) => setTimeout(resolve));
  expect(detail.extra).toBeNull();
  heard[0]?.({ type: 'match_detail', data: change([shot('b', 'saved')]) });
  shown = Date.now() + 1_000;
  await expect.poll(() => detail.extra?.shots.map(({ id }) => id)).toEqual(['a', 'b']);
  shown = Date.now() - 60_000;
  await expect.poll(() => isSeen('m', Date.now())).toBe(false);
  heard[0]?.({ type: 'match_detail', data: change([shot('a', 'cancelled'), shot('c', 'goal')]) });
  expect(detail.extra?.shots.map(({ outcome }) => outcome)).toEqual(['goal', 'saved']);
  shown = Date.now() + 1_000;
  await expect.poll(() => detail.extra?.shots.length).toBe(3);
  expect(detail.extra?.shots.find(({ id }) => id === 'a')?.outcome).toBe('cancelled');
  leave();
  close();
});
