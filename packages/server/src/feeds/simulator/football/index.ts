import { cups, divisions } from '../../../catalogue/football/divisions.ts';
import { footballCalendar, planDay } from './calendar.ts';
import { rememberDays } from '../remember.ts';
import type { SimulatedSport } from '../sport.ts';
import { planMatch } from './timeline.ts';

/** The simulated football world. */
export const football: SimulatedSport = {
  foundation: {
    competitions: [...divisions, ...cups].map(({ competition }) => competition),
    teams: divisions.flatMap(({ teams }) => teams.map(({ strength: _, ...team }) => team)),
  },
  planDay: rememberDays(planDay),
  seasonsBy: footballCalendar.seasonsBy,
  fixturesOf: footballCalendar.seasonOf,
  plan: (seed, fixture) => ({ timeline: planMatch(seed, fixture) }),
};
