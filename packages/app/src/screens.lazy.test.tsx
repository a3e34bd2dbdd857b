import { afterEach, expect, test, vi } from 'vitest';
import { listening } from './platform/prefetch/testing.ts';
import { fan } from './platform/session/session.fixtures.ts';
import { forgetUser, keepUser } from './platform/session/session.store.ts';
import { prefetchScreen as loadRoomFirst } from './room.lazy.ts';
import { prefetchScreen as loadOtherFirst } from './screens.lazy.ts';

afterEach(() => {
  forgetUser();
  vi.unstubAllGlobals();
});

/** The first of them waits until its code is made ready, which takes long on a busy machine, ms. */
const patience = 60_000;

const early = (screen: 'live' | Parameters<typeof loadOtherFirst>[0], query: string, isLate = false) => {
  const rest = [`https://site.test/x${query}`, () => isLate] as const;
  return screen === 'live' ? loadRoomFirst(screen, ...rest) : loadOtherFirst(screen, ...rest);
};

test.each(['reserve', 'attention', 'member'] as const)(
  '%s prefetches for a member, and nothing for a visitor',
  async (screen) => {
    const asked = listening();
    await early(screen, '');
    expect(asked).toEqual([]);
    keepUser(fan);
    await early(screen, '');
    await expect.poll(() => asked.length).toBe(1);
  },
  patience,
);

test.each([
  ['live', '?replay=3&id=7'],
  ['live', '?match_id=m1'],
  ['scoreDetail', ''],
  ['football', '?sport=esports'],
  ['schedule', ''],
] as const)(
  '%s%s prefetches nothing',
  async (screen, query) => {
    const asked = listening();
    await early(screen, query);
    expect(asked).toEqual([]);
  },
  patience,
);

test('a screen whose code has come asks for itself', async () => {
  const asked = listening();
  await early('anchor', '', true);
  expect(asked).toEqual([]);
});
