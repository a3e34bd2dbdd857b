import { collectedMatches, collectFootball, mergeStars, starSubject } from '@pitchside/api/scores/scores';
import { afterEach, expect, test, vi } from 'vitest';
import { later } from '../../../platform/guard/later.store.ts';
import { fan } from '../../../platform/session/session.fixtures.ts';
import { forgetUser, keepUser } from '../../../platform/session/session.store.ts';
import { collected, favouriteTeams, markCollected, markFavourite, setCollected, setFavourites } from '../collect.store.ts';
import { sendCollect, sendStar, syncCollected } from './collectSync.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../platform/api/api.ts', () => ({ api: { call }, early: {}, client: {} }));

afterEach(() => {
  forgetUser();
  setFavourites([], null);
  setCollected([], null);
});

test('what is pressed while the member’s stars are on their way stays as it was pressed', async () => {
  const lists = {
    stars: Promise.withResolvers<object>(),
    matches: Promise.withResolvers<object>(),
  };
  call.mockImplementation((asked: unknown) => {
    if (asked === mergeStars) return lists.stars.promise;
    if (asked === collectedMatches) return lists.matches.promise;
    return Promise.resolve({});
  });
  keepUser(fan);
  setFavourites([{ kind: 'team', id: 'old' }], fan.id);
  setCollected(['old'], fan.id);
  const synced = syncCollected();
  // These calls end before the lists come, which say how all stood before.
  markFavourite('later', 'm1', true);
  markFavourite('team', 'old', false);
  markCollected('m2', true);
  await Promise.all([sendStar('later', 'm1'), sendStar('team', 'old'), sendCollect('m2', 'football')]);
  lists.stars.resolve({
    list: [
      { kind: 'team', id: 'old' },
      { kind: 'team', id: 'elsewhere' },
    ],
  });
  lists.matches.resolve({ list: [{ id: 'old', sport: 'football' }] });
  await synced;
  expect([[...later], [...favouriteTeams], [...collected]]).toEqual([['m1'], ['elsewhere'], ['old', 'm2']]);
  expect(call.mock.calls.map(([asked]: unknown[]) => asked)).toEqual(expect.arrayContaining([starSubject, collectFootball]));
});
