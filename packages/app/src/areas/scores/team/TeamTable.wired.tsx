import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { LeagueTable } from '@pitchside/ui/LeagueTable';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { viewsOf, zonesOf } from '../standings/standings.view.ts';
import { baseHref } from '../base/place.ts';
import { GroupTable } from '../base/GroupTable.wired.tsx';
import { around } from './team.view.ts';
import type { TeamView } from './useTeam.ts';
import type { TeamTableView } from './useTeamTable.ts';

/** Lines of a basketball table that are shown. */
const mostLines = 7;

/** The team's line of the table with its neighbours, as it stands now. */
export function TeamTable({ team: { page, id, sport }, table: { season, group, state, again } }: { team: TeamView; table: TeamTableView }) {
  const { t } = useLingui();
  if (!page) return null;
  const { competition } = page.campaign;
  const name = competition.short_name;
  const title = sport === 'football' ? t`积分榜` : t`战绩榜`;
  return (
    <Card stacked title={title} hint={group?.name || name} more={{ href: baseHref(sport, competition.id), label: t`完整` }}>
      {season && group && sport === 'football' ? (
        <LeagueTable
          label={t`${name} 积分榜`}
          views={{ overall: viewsOf(season, group).overall ?? [] }}
          around
          zones={zonesOf(season)}
          marked={[id]}
          note={group.overall.some(({ playing }) => playing) ? t`按即时比分排名` : undefined}
        />
      ) : season && group ? (
        <GroupTable
          season={season}
          group={{ ...group, overall: [...around(group.overall, ({ team_id }) => team_id === id, mostLines)] }}
          isNarrow
        />
      ) : season ? (
        <EmptyState title={t`还没有积分榜`} />
      ) : state === 'failed' ? (
        <ErrorState title={t`积分榜没能送到`} onRetry={again} />
      ) : (
        <Skeleton shape="block" height={320} />
      )}
    </Card>
  );
}
