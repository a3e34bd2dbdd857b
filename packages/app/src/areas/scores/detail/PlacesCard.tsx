import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import { StandingPair } from '@pitchside/ui/StandingPair';
import { useSnapshot } from 'valtio';
import { detail } from '../detail.store.ts';
import { teamView } from '../match.presenter.ts';
import { analysis } from '../analysis.store.ts';
import { standingView } from './standing.presenter.ts';

/** Table positions of both sides; nothing where neither has one. */
export function PlacesCard() {
  const { t } = useLingui();
  const { match } = useSnapshot(detail);
  const { data, matchId } = useSnapshot(analysis);
  if (!match || !data || matchId !== match.id || !(data.standings.home ?? data.standings.away)) return null;
  const { home, away } = data.standings;
  return (
    <Card stacked title={match.sport === 'football' ? t`积分榜位置` : t`战绩榜位置`} hint={match.competition.name}>
      <StandingPair
        home={teamView(match.home)}
        away={teamView(match.away)}
        by={match.sport === 'football' ? 'points' : 'share'}
        standings={{ home: home && standingView(home), away: away && standingView(away) }}
      />
    </Card>
  );
}
