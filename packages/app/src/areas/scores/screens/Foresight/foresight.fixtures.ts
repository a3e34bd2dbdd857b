import type { Forecast } from '@pitchside/api/scores/foresight';
import { matchOf } from '../../../../platform/guard/match.fixtures.ts';

/** Fixture: forecast of an upcoming football match. */
export const forecastOf = (id: string): Forecast => ({
  match: matchOf(id),
  form: { home: [], away: [] },
  meetings: { won: 0, drawn: 0, lost: 0 },
  votes: { total: 0, share: null, mine: null },
  odds: [],
});
