import { useLingui } from '@lingui/react/macro';
import { allMatches, matchPhase } from '@pitchside/api/scores/matches';
import type { FoundAll } from '@pitchside/api/content/search';
import { Card } from '@pitchside/ui/Card';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { MatchAgenda, MatchAgendaSkeleton } from '@pitchside/ui/MatchAgenda';
import { api } from '../../../../platform/api/api.ts';
import { Region } from '../../../../platform/region/Region.tsx';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { FoundCircles } from '../../../content/FoundCircles.tsx';
import { MatchPlans } from '../../../experts/experts.lazy.ts';
import { matchHref } from '../../../scores/matchLinks.ts';
import { scoreView } from '../../../scores/match.presenter.ts';
import { useFreshMatches } from '../../../scores/useFreshMatches.ts';
import { Side } from './Search.layout.ts';
import { usePopularSearches } from './useFound.ts';
import { WordLinks } from './WordLinks.tsx';
import { Later } from '../../../../platform/drawn/Later.tsx';

/** Hot matches and circles shown, and the refresh interval of the matches, ms. */
const [mostHot, mostCircles, every] = [10, 3, 30_000];

/** Column beside the results: hot matches, popular searches, related circles, and plans on the match. */
export function SearchAside({ found }: { found: FoundAll | undefined }) {
  const { t } = useLingui();
  const words = usePopularSearches();
  const shown = found?.matches.find(({ status }) => ['before', 'playing'].includes(matchPhase(status)));
  return (
    <Side>
      <HotMatches />
      {words.length > 0 && (
        <Card padding="titled" title={t`大家在搜`}>
          <WordLinks words={words} />
        </Card>
      )}
      {found && found.circles.length > 0 && (
        <Card padding="titled" title={t`相关圈子`}>
          <FoundCircles list={found.circles.slice(0, mostCircles)} />
        </Card>
      )}
      {shown && (
        <Region>
          <Later>
            <MatchPlans matchId={shown.id} />
          </Later>
        </Region>
      )}
    </Side>
  );
}

/** The ten hottest matches. */
function HotMatches() {
  const { t } = useLingui();
  const fresh = useFreshMatches();
  const { value, state, again } = useResource('hot', (signal) => api.call(allMatches, {}, { signal, quiet: true }), { every });
  const hot = value?.hot_match.slice(0, mostHot) ?? [];
  if (value && hot.length === 0) return null;
  return (
    <Card stacked padding="titled" title={t`热搜比赛`}>
      {!value && state === 'failed' ? (
        <ErrorState layout="row" title={t`赛事没能送到`} onRetry={again} />
      ) : !value ? (
        <MatchAgendaSkeleton lines={mostHot} />
      ) : (
        <MatchAgenda
          label={t`热搜比赛`}
          matches={hot.map(fresh).map((match) => ({
            id: match.id,
            match: scoreView(match),
            league: match.competition.short_name,
            href: matchHref(match),
            watchable: match.room_count > 0,
          }))}
        />
      )}
    </Card>
  );
}
