import { useLingui } from '@lingui/react/macro';
import type { SeasonStandings, StandingsGroup, StandingsRow } from '@pitchside/api/scores/competitions';
import { Table, type TableColumn, type TableSort } from '@pitchside/ui/Table';
import { useState } from 'react';
import { sortedBy } from './sorting.ts';
import { TeamCell } from './TeamCell.tsx';

const figures = {
  position: ({ position }: StandingsRow) => position,
  won: ({ won }: StandingsRow) => won,
  lost: ({ lost }: StandingsRow) => lost,
  rate: ({ win_rate }: StandingsRow) => win_rate,
  behind: ({ games_behind }: StandingsRow) => games_behind,
  scored: ({ goals_for, played }: StandingsRow) => (played === 0 ? 0 : goals_for / played),
  conceded: ({ goals_against, played }: StandingsRow) => (played === 0 ? 0 : goals_against / played),
  streak: ({ streak }: StandingsRow) => streak,
  recent: ({ form }: StandingsRow) => form.filter(({ result }) => result === 'W').length,
};

interface GroupTableProps {
  season: SeasonStandings;
  group: StandingsGroup;
  /** Only how often they won: for a narrow column; default false. */
  isNarrow?: boolean;
}

/** One table of a basketball season; every column sorts. */
export function GroupTable({ season, group, isNarrow = false }: GroupTableProps) {
  const { t, i18n } = useLingui();
  const [sort, setSort] = useState<TableSort>({ column: 'position', direction: 'ascending' });
  const byId = new Map(season.teams.map((team) => [team.id, team]));
  const mean = (figure: number) => i18n.number(figure, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const share = (figure: number) => i18n.number(figure, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  const streak = (count: number) => {
    const lost = -count;
    return count === 0 ? '–' : count > 0 ? t`${count} 连胜` : t`${lost} 连败`;
  };
  const column = (
    id: keyof typeof figures,
    head: string,
    show: (figure: number) => string | number = (figure) => figure,
    width = 76,
  ): TableColumn<StandingsRow> => ({
    id,
    head,
    cell: (row) => show(figures[id](row)),
    numeric: true,
    sortFirst: id === 'position' || id === 'behind' || id === 'conceded' ? 'ascending' : 'descending',
    width,
  });
  const columns: TableColumn<StandingsRow>[] = [
    column('position', t`名次`, undefined, 64),
    {
      id: 'team',
      head: t`球队`,
      cell: ({ team_id }) => {
        const team = byId.get(team_id);
        return team && <TeamCell team={team} sport="basketball" />;
      },
    },
    column('won', t({ id: 'basket.won', message: '胜' }), undefined, 60),
    column('lost', t({ id: 'basket.lost', message: '负' }), undefined, 60),
    column('behind', t`胜场差`, (figure) => (figure === 0 ? '–' : mean(figure)), 76),
  ];
  const more: TableColumn<StandingsRow>[] = [
    column('rate', t`胜率`, share),
    column('scored', t`场均得分`, mean, 84),
    column('conceded', t`场均失分`, mean, 84),
    column('streak', t`连胜负`, streak, 80),
    {
      ...column('recent', t`近 5 场`, undefined, 84),
      cell: ({ form }) => `${form.filter(({ result }) => result === 'W').length}-${form.filter(({ result }) => result === 'L').length}`,
    },
  ];
  return (
    <Table
      caption={group.name || t`战绩榜`}
      captionHidden
      columns={isNarrow ? columns : [...columns, ...more]}
      rows={sortedBy(group.overall, figures, sort)}
      keyOf={({ team_id }) => team_id}
      sort={sort}
      onSortChange={setSort}
      density="s"
    />
  );
}
