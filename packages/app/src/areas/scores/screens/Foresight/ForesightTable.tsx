import { useLingui } from '@lingui/react/macro';
import type { StandingsRow } from '@pitchside/api/scores/competitions';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Table } from '@pitchside/ui/Table';
import { type BaseSport } from '@pitchside/api/screens/Base';
import { baseHref } from '../../base/place.ts';
import { TeamCell } from '../../base/TeamCell.tsx';
import { LeagueLines } from '../../standings/LeagueLines.tsx';
import { around } from '../../team/team.presenter.ts';
import { TablePlace } from './Foresight.layout.ts';
import { groupOf, type Hero } from './useHero.ts';

/** Px that a short table takes, and lines of basketball around a side. */
const [height, lines] = [340, 3];

/** Both sides of the match of the day among their neighbours. */
export function ForesightTable({ hero: { match, table }, sport }: { hero: Hero; sport: BaseSport }) {
  const { t } = useLingui();
  const { value: season, state, again } = table;
  const { id, short_name: name } = match.competition;
  const sides = [match.home.id, match.away.id];
  return (
    <Card
      stacked
      padding="titled"
      title={sport === 'football' ? t`积分榜` : t`战绩榜`}
      hint={name}
      more={{ href: baseHref(sport, id), label: t`完整` }}
      aria-busy={!season && state !== 'failed'}
    >
      <TablePlace>
        {sport === 'football' ? (
          <LeagueLines
            season={season}
            group={groupOf(season, match.home.id) ?? groupOf(season, match.away.id)}
            state={state}
            again={again}
            name={name}
            marked={sides}
            around
            height={height}
          />
        ) : season ? (
          <Wins hero={{ match, table }} />
        ) : state === 'failed' ? (
          <ErrorState title={t`积分榜没能送到`} onRetry={again} />
        ) : (
          <Skeleton shape="block" height={height} />
        )}
      </TablePlace>
    </Card>
  );
}

/** Lines around both sides by how often they won, each in its own table where they are in two. */
function Wins({ hero: { match, table } }: { hero: Pick<Hero, 'match' | 'table'> }) {
  const { t, i18n } = useLingui();
  const season = table.value;
  const teams = new Map(season?.teams.map((team) => [team.id, team]));
  const rowsAround = (teamId: string) => around(groupOf(season, teamId)?.overall ?? [], ({ team_id }) => team_id === teamId, lines);
  const found = [...rowsAround(match.home.id), ...rowsAround(match.away.id)];
  const groups = (season?.groups ?? [])
    .map(({ id, name, overall }) => ({ id, name, rows: overall.filter((row) => found.includes(row)) }))
    .filter(({ rows }) => rows.length > 0);
  if (groups.length === 0) return <EmptyState title={t`还没有积分榜`} />;
  const figure = (id: string, head: string, cell: (row: StandingsRow) => string | number, width: number) => ({
    id,
    head,
    cell,
    numeric: true,
    width,
  });
  return groups.map(({ id, name, rows }) => (
    <Table
      key={id}
      caption={name || t`战绩榜`}
      captionHidden={name === ''}
      density="s"
      stickyFirst={false}
      rows={rows}
      keyOf={({ team_id }) => team_id}
      columns={[
        figure('position', '#', ({ position }) => position, 40),
        {
          id: 'team',
          head: t`球队`,
          cell: ({ team_id }) => {
            const team = teams.get(team_id);
            return team && <TeamCell team={team} sport="basketball" />;
          },
        },
        figure('won', t({ id: 'basket.won', message: '胜' }), ({ won }) => won, 44),
        figure('lost', t({ id: 'basket.lost', message: '负' }), ({ lost }) => lost, 44),
        figure('rate', t`胜率`, ({ win_rate }) => i18n.number(win_rate, { minimumFractionDigits: 3, maximumFractionDigits: 3 }), 64),
      ]}
    />
  ));
}
