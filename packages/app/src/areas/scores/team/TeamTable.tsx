import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import { LeagueLines } from '../standings/LeagueLines.tsx';
import { baseHref } from '../base/place.ts';
import { GroupTable } from '../base/GroupTable.tsx';
import { around } from './team.presenter.ts';
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
      {season && group && sport !== 'football' ? (
        <GroupTable
          season={season}
          group={{ ...group, overall: [...around(group.overall, ({ team_id }) => team_id === id, mostLines)] }}
          isNarrow
        />
      ) : (
        <LeagueLines season={season} group={group} state={state} again={again} name={name} marked={[id]} around height={320} />
      )}
    </Card>
  );
}
