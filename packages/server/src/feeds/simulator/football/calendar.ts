import { cups, divisions, type Cup, type Division } from '../../../catalogue/football/divisions.ts';
import type { FeedFixture } from '../../../modules/scores/sport/index.ts';
import { remembered } from '../remember.ts';
import { createSeasonCalendar } from '../season/calendar.ts';
import type { Played } from '../season/season.ts';
import { planMatch } from './timeline.ts';

export { dayLength, dayOf } from '../season/days.ts';

const minute = 60_000;

/** Number of hot matches in a round, by the tier of the league. */
const hotMatches: Readonly<Record<number, number>> = { 1: 3, 2: 2, 3: 1 };

const played = ({ competition, teams, plan, squad, leagues }: Division & Partial<Pick<Cup, 'leagues'>>): Played => ({
  sport: 'football',
  competition,
  teams,
  plan,
  ...(leagues && { leagues }),
  // Whatever its delay and stoppage.
  surelyOn: [2 * minute, 107 * minute],
  hot: squad === 'first' ? (hotMatches[competition.tier] ?? 0) : 0,
});

/** Cached results: those of the cups whose next rounds follow from them. */
const resultCacheSize = 4_000;

/** Final result of a match. */
const result = remembered(
  (seed: string, fixture: FeedFixture) => {
    const { score, penalties = null } = planMatch(seed, fixture).moments.at(-1) ?? { score: null };
    return { score, penalties };
  },
  (_, { id }) => id,
  resultCacheSize,
);

/** The seasons of all football divisions and of the cups of their clubs. */
export const footballCalendar = createSeasonCalendar(
  [...divisions, ...cups].map(played),
  result,
  cups.flatMap(({ teams, plan: { only = [], week, knockout }, leagues }) =>
    leagues.length > 0
      ? []
      : [
          {
            teams: new Set(teams.map(({ id }) => id)),
            only: [...only, ...(knockout?.rounds.flatMap(({ on }) => on) ?? [])],
            hours: week[0] ?? knockout?.rounds[0]?.hours ?? '',
          },
        ],
  ),
);

/** All football matches that kick off on a day (days since 1970, UTC), by kick-off. */
export const planDay = (seed: string, day: number): FeedFixture[] => footballCalendar.planDay(seed, day);
