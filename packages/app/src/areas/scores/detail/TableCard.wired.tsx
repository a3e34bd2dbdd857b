import { useLingui } from '@lingui/react/macro';
import { seasonTable } from '@pitchside/api/competitions';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { LeagueTable } from '@pitchside/ui/LeagueTable';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { whenSeen } from '../../../platform/guard/spoiler.store.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { viewsOf, zonesOf } from '../standings/standings.view.ts';
import { detail } from './detail.store.ts';
import { useIfItStays } from './useIfItStays.ts';

/** Least time between two looks at the table, ms: goals of a minute are one look. */
const pause = 5_000;

/** The table that a football match counts for, as it stands while it is played, with both sides marked; of a cup the group of the two. `around` shows both sides among their neighbours. */
export function TableCard({ around = false }: { around?: boolean }) {
  const { t } = useLingui();
  const stays = useIfItStays();
  const { match } = useSnapshot(detail);
  const id = match?.competition.id;
  const {
    value: season,
    state,
    again,
  } = useResource(
    match && id !== undefined ? id : null,
    // A table that counts matches in play tells of a goal as loudly as the score.
    async (signal) => whenSeen(match?.id ?? '', await api.call(seasonTable, { id: id ?? '', live: 1 }, { signal })),
    { version: `${match?.status} ${match?.home_score} ${match?.away_score}`, pause },
  );
  if (!match) return null;
  const sides = [match.home.id, match.away.id];
  const group = season?.groups.find(({ overall }) => overall.some(({ team_id }) => sides.includes(team_id)));
  const overall = (group && season && viewsOf(season, group).overall) ?? [];
  const name = match.competition.short_name;
  return (
    <Card
      stacked
      aria-busy={!season && state !== 'failed'}
      title={t`积分榜`}
      more={{ href: `/base-football?id=${encodeURIComponent(match.competition.id)}`, label: t`完整` }}
    >
      {group && season ? (
        <LeagueTable
          label={t`${name} 积分榜`}
          views={{ overall }}
          around={around}
          zones={zonesOf(season)}
          marked={sides}
          note={around ? stays(overall, sides) : group.overall.some(({ playing }) => playing) ? t`按即时比分排名` : undefined}
        />
      ) : season ? (
        <EmptyState title={t`还没有积分榜`} />
      ) : state === 'failed' ? (
        <ErrorState title={t`积分榜没能送到`} onRetry={again} />
      ) : (
        <Skeleton shape="block" height={around ? 340 : 520} />
      )}
    </Card>
  );
}
