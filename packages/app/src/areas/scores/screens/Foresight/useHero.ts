import { basketballTable, seasonTable, type SeasonStandings, type StandingsGroup } from '@pitchside/api/scores/competitions';
import type { Forecast } from '@pitchside/api/scores/foresight';
import { matchDetail, matchPhase } from '@pitchside/api/scores/matches';
import { planList } from '@pitchside/api/experts/plans';
import { useSnapshot } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { whenSeen } from '../../../../platform/guard/spoiler.store.ts';
import { useVisibleMatch } from '../../../../platform/guard/useVisibleMatches.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { hasPages } from '../../matchLinks.ts';
import { foresight } from './foresight.store.ts';

/** Refresh interval of venue, absences and plans, ms; they change slowly before a match. */
const every = 120_000;
/** Least time between two looks at the table, ms. */
const pause = 5_000;

/** The table of a season that holds a side; undefined where there is none. */
export const groupOf = (season: SeasonStandings | undefined, teamId: string): StandingsGroup | undefined =>
  season?.groups.find(({ overall }) => overall.some(({ team_id }) => team_id === teamId));

/** Match of the day with the data of its blocks; undefined without one, and while loading. */
export function useHero() {
  const { heroId, byId } = useSnapshot(foresight);
  const match = useVisibleMatch(heroId ?? '');
  const { id = '', sport, competition, status } = match ?? {};
  const key = match ? id : null;
  const before = useResource(
    key,
    async (signal) => {
      const { conditions, absences } = await api.call(matchDetail, { id }, { signal, quiet: true });
      return { conditions, absences };
    },
    { every },
  );
  const table = useResource(
    match && hasPages(match.sport) ? `${match.sport} ${match.competition.id}` : null,
    async (signal) => {
      const of = competition?.id ?? '';
      return sport === 'basketball'
        ? api.call(basketballTable, { id: of }, { signal, quiet: true })
        : // A table that counts matches in play tells of a goal as loudly as the score.
          whenSeen(id, await api.call(seasonTable, { id: of, live: 1 }, { signal, quiet: true }));
    },
    { version: `${status} ${match?.home_score} ${match?.away_score}`, pause },
  );
  const plans = useResource(
    match && matchPhase(match.status) === 'before' ? id : null,
    (signal) => api.call(planList, { match: id, limit: 1 }, { signal, quiet: true }),
    { every },
  );
  const forecast = heroId === null ? undefined : (byId[heroId] as Forecast | undefined);
  return match && forecast ? { match, forecast: { ...forecast, match }, before, table, plans } : undefined;
}
export type Hero = NonNullable<ReturnType<typeof useHero>>;
