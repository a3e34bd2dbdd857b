import { afterEach, test, vi } from 'vitest';
import { expectTaken } from '../../../platform/prefetch/testing.ts';
import { forgetUser } from '../../../platform/session/session.store.ts';
import { liveTable } from '../matches.store.ts';
import { prefetchScores } from './prefetchScores.ts';
import { followOdds } from './odds.store.ts';

afterEach(() => {
  forgetUser();
  vi.unstubAllGlobals();
});

const ignored = () => undefined;

test.each(['football', 'basketball'] as const)('the scores of %s take what was prefetched for them', (sport) =>
  expectTaken(
    () => prefetchScores(sport),
    '',
    2,
    () => {
      const stops = [liveTable(sport).follow(), followOdds(sport, undefined, ignored, ignored)];
      return () => stops.forEach((stop) => stop());
    },
  ),
);
