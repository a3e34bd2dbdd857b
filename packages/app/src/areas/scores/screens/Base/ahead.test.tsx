import { afterEach, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { expectTaken, type Begin } from '../../../../platform/ahead/testing.ts';
import { forgetUser } from '../../../../platform/session/session.store.ts';
import { basketball, football } from './ahead.ts';
import type { BaseSport } from './place.ts';
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

test.each([
  ['football', 'id=epl&season=2025', 4, football, base('football', 'epl', '2025')],
  ['football', '', 1, football, base('football')],
  ['basketball', 'id=nba', 4, basketball, base('basketball', 'nba')],
] as const)('the database of %s takes what was asked ahead for "%s"', (_, query, questions, ahead, begin) =>
  expectTaken(ahead, query, questions, begin),
);
