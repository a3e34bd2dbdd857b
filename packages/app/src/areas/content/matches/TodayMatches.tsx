import { useLingui } from '@lingui/react/macro';
import { recommendedMatches } from '@pitchside/api/scores/matches';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { MatchCardSkeleton } from '@pitchside/ui/MatchCard';
import { routes } from '../../../routes.data.ts';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { MatchLines } from './matches.layout.ts';
import { MatchLine } from './MatchLine.tsx';
import { useLiveMatches } from './useLiveMatches.ts';

/** Today's matches shown at most beside a page, and the refresh interval of their order in ms. */
const [most, every] = [4, 60_000];

/** The important matches of the day, as they stand. */
export function TodayMatches() {
  const { t } = useLingui();
  const { value, state, again } = useResource(
    'today',
    (signal) => api.call(recommendedMatches, { sport: 'football', limit: most }, { signal, quiet: true }),
    { every },
  );
  const list = value?.list ?? [];
  const fresh = useLiveMatches(list);
  return (
    <Card stacked padding="titled" title={t`今日比赛`} more={{ href: routes.schedule.path, label: t`完整赛程` }}>
      {!value && state === 'failed' && <ErrorState layout="row" title={t`赛事没能送到`} onRetry={again} />}
      {value && list.length === 0 && <EmptyState title={t`今天没有比赛`} drawing={null} />}
      <MatchLines aria-busy={!value && state === 'loading'}>
        {value
          ? list.map((match) => (
              <li key={match.id}>
                <MatchLine match={fresh(match)} />
              </li>
            ))
          : state === 'loading' && Array.from({ length: most }, (_, index) => <li key={index}>{<MatchCardSkeleton />}</li>)}
      </MatchLines>
    </Card>
  );
}
