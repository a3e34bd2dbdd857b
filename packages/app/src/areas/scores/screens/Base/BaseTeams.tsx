import { useLingui } from '@lingui/react/macro';
import { seasonTeams, type SeasonTeam } from '@pitchside/api/scores/competitions';
import { Card } from '@pitchside/ui/Card';
import { Table, type TableColumn, type TableSort } from '@pitchside/ui/Table';
import { useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { statusOf } from '../../../../platform/resource/statusOf.ts';
import { TeamCell } from '../../base/TeamCell.tsx';
import { ofSeason, type BasePlace } from '@pitchside/api/screens/Base';
import { sortedBy } from '../../base/sorting.ts';

const perMatch = (value: number, matches: number) => (matches === 0 ? 0 : value / matches);

const figures = {
  played: ({ played }: SeasonTeam) => played,
  scored: ({ goals_for, played }: SeasonTeam) => perMatch(goals_for, played),
  conceded: ({ goals_against, played }: SeasonTeam) => perMatch(goals_against, played),
  clean: ({ clean_sheets }: SeasonTeam) => clean_sheets,
  scoreless: ({ scoreless }: SeasonTeam) => scoreless,
  over: ({ over_2_5, played }: SeasonTeam) => perMatch(over_2_5, played),
  both: ({ both_scored, played }: SeasonTeam) => perMatch(both_scored, played),
  yellow: ({ yellow, counted }: SeasonTeam) => perMatch(yellow, counted),
  corners: ({ corners, counted }: SeasonTeam) => perMatch(corners, counted),
};

/** Statistics of the teams of a season; every column sorts. */
export function BaseTeams({ place }: { place: BasePlace }) {
  const { t, i18n } = useLingui();
  const [sort, setSort] = useState<TableSort>({ column: 'scored', direction: 'descending' });
  const { value, state, again } = useResource(place.id ? `teams ${place.id} ${place.season}` : null, (signal) =>
    api.call(seasonTeams, ofSeason(place), { signal }),
  );
  const mean = (figure: number) => i18n.number(figure, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const share = (figure: number) => i18n.number(figure, { style: 'percent' });
  const column = (
    id: keyof typeof figures,
    head: string,
    show: (figure: number) => string | number = (figure) => figure,
  ): TableColumn<SeasonTeam> => ({ id, head, cell: (row) => show(figures[id](row)), numeric: true, sortFirst: 'descending', width: 96 });
  /** Cards and corners of old seasons are often not known, which is not none. */
  const known = (one: TableColumn<SeasonTeam>): TableColumn<SeasonTeam> => ({
    ...one,
    cell: (row) => (row.counted === 0 ? '–' : one.cell(row)),
  });
  const columns: TableColumn<SeasonTeam>[] = [
    { id: 'team', head: t`球队`, cell: ({ team }) => <TeamCell team={team} sport="football" /> },
    column('played', t`场次`),
    column('scored', t`场均进球`, mean),
    column('conceded', t`场均失球`, mean),
    column('clean', t`零封`),
    column('scoreless', t`未进球`),
    column('over', t`大 2.5 球`, share),
    column('both', t`双方进球`, share),
    known(column('yellow', t`场均黄牌`, mean)),
    known(column('corners', t`场均角球`, mean)),
  ];
  return (
    <Card stacked padding="titled" title={t`球队数据`}>
      <Table
        caption={t`球队数据`}
        captionHidden
        columns={columns}
        rows={sortedBy(value?.list ?? [], figures, sort)}
        keyOf={({ team }) => team.id}
        sort={sort}
        onSortChange={setSort}
        density="s"
        status={statusOf({ value, state })}
        error={t`球队数据没能送到`}
        onRetry={again}
        skeletonRows={12}
      />
    </Card>
  );
}
