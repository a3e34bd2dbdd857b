import { cups, divisions, type Division } from '../../../catalogue/football/divisions.ts';
import type { FeedFixture } from '../../../modules/sport/index.ts';
import { createSeasonCalendar } from '../season/calendar.ts';
import type { Played } from '../season/season.ts';

export { dayLength, dayOf } from '../season/days.ts';

const minute = 60_000;

/** How many matches of a round are hot ones, by the tier of the league. */
const hotMatches: Readonly<Record<number, number>> = { 1: 3, 2: 2, 3: 1 };

const played = ({ competition, teams, plan, squad }: Division): Played => ({
  sport: 'football',
  competition,
  teams,
  plan,
  // Whatever its delay and stoppage.
  surelyOn: [2 * minute, 107 * minute],
  hot: squad === 'first' ? (hotMatches[competition.tier] ?? 0) : 0,
});

/** The seasons of all football divisions and of the cups of their clubs. */
export const footballCalendar = createSeasonCalendar(
  [...divisions, ...cups].map(played),
  cups.map(({ teams, plan }) => ({ teams: new Set(teams.map(({ id }) => id)), only: plan.only, hours: plan.week[0] })),
);

/** All football matches that kick off on a day (days since 1970, UTC), by kick-off. */
export const planDay = (seed: string, day: number): FeedFixture[] => footballCalendar.planDay(seed, day);
