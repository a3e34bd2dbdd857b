import { useLingui } from '@lingui/react/macro';
import { talkedMatches } from '@pitchside/api/content/community';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { MatchCardSkeleton } from '@pitchside/ui/MatchCard';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { MatchLine } from './MatchLine.tsx';
import { MatchLines } from './matches.layout.ts';
import { useLiveMatches } from './useLiveMatches.ts';

/** Matches shown at most, and their refresh interval in ms. */
const [most, every] = [4, 120_000];

/** The matches that people write about. */
export function TalkedMatches() {
  const { t } = useLingui();
  const { value, state, again } = useResource('talked', (signal) => api.call(talkedMatches, { limit: most }, { signal, quiet: true }), {
    every,
  });
  const list = value?.list ?? [];
  const fresh = useLiveMatches(list.map(({ match }) => match));
  return (
    <Card padding="titled" stacked title={t`边看边聊`} hint={t`正在讨论的比赛`}>
      {!value && state === 'failed' && <ErrorState layout="row" title={t`赛事没能送到`} onRetry={again} />}
      {value && list.length === 0 && (
        <EmptyState title={t`还没有人聊比赛`} drawing={null}>{t`发帖时选上比赛，它就会出现在这里。`}</EmptyState>
      )}
      <MatchLines aria-busy={!value && state === 'loading'}>
        {value
          ? list.map(({ match }) => (
              <li key={match.id}>
                <MatchLine match={fresh(match)} />
              </li>
            ))
          : state === 'loading' && [0, 1, 2].map((place) => <li key={place}>{<MatchCardSkeleton />}</li>)}
      </MatchLines>
    </Card>
  );
}
