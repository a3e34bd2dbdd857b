import { footballPlayerSeason } from '@pitchside/api/scores/competitions';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { api } from '../../../../platform/api/api.ts';
import { expectTaken, type Begin } from '../../../../platform/prefetch/testing.ts';
import { forgetUser } from '../../../../platform/session/session.store.ts';
import { usePlayer } from '../../player/usePlayer.ts';
import { useTeam } from '../../team/useTeam.ts';
import { basketball, football } from './loader.ts';
import type { BaseSport } from '@pitchside/api/screens/Base';
import { useSeason } from './useSeason.ts';
import { useTree } from './useTree.ts';

afterEach(() => {
  forgetUser();
  vi.unstubAllGlobals();
});

const base =
  (sport: BaseSport, id?: string, season?: string): Begin =>
  async () => {
    const { unmount } = await renderHook(() => [useTree(sport), useSeason({ sport, id, season, round: undefined })]);
    return () => void unmount();
  };

const team =
  (sport: BaseSport, query: string): Begin =>
  async () => {
    const { unmount } = await renderHook(() => useTeam(sport, 'arsenal'), {
      wrapper: ({ children }) => <MemoryRouter initialEntries={[`/base-${sport}?${query}`]}>{children}</MemoryRouter>,
    });
    return () => void unmount();
  };
const player: Begin = async () => {
  const { unmount } = await renderHook(() =>
    usePlayer('football', 'arsenal_x', (signal) => api.call(footballPlayerSeason, { id: 'arsenal_x' }, { signal, quiet: true })),
  );
  return () => void unmount();
};

test.each([
  ['football', 'id=epl&season=2025', 4, football, base('football', 'epl', '2025')],
  ['football', '', 1, football, base('football')],
  ['basketball', 'id=nba', 4, basketball, base('basketball', 'nba')],
  ['football', 'team=arsenal', 1, football, team('football', 'team=arsenal')],
  ['basketball', 'team=arsenal&id=nba&season=2026', 1, basketball, team('basketball', 'team=arsenal&id=nba&season=2026')],
  ['football', 'player=arsenal_x', 1, football, player],
] as const)('the database of %s takes what was prefetched for "%s"', (_, query, questions, loader, begin) =>
  expectTaken(loader, query, questions, begin),
);
