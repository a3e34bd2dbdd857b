import { divisions } from '../../../catalogue/football/divisions.ts';
import { planDay } from './calendar.ts';
import { rememberDays } from '../remember.ts';
import type { SimulatedSport } from '../sport.ts';
import { planMatch } from './timeline.ts';

/** The simulated football world. */
export const football: SimulatedSport = {
  foundation: {
    competitions: divisions.map(({ competition }) => competition),
    teams: divisions.flatMap(({ teams }) => teams.map(({ strength: _, ...team }) => team)),
  },
  planDay: rememberDays(planDay),
  plan: (seed, fixture) => ({ timeline: planMatch(seed, fixture) }),
};
