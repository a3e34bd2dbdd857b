import { useLingui } from '@lingui/react/macro';
import { basketballSquad, type BallSquadPlayer, type TeamPage } from '@pitchside/api/scores/competitions';
import { Card } from '@pitchside/ui/Card';
import { Table, type TableColumn, type TableSort } from '@pitchside/ui/Table';
import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { whenSeen } from '../../../platform/guard/spoiler.store.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { statusOf } from '../../../platform/resource/statusOf.ts';
import { sortedBy } from '../base/sorting.ts';
import { useBallFigures } from '../base/useBallFigures.ts';
import { PlayerCell } from '../base/PlayerCell.tsx';
import { inCampaign, type TeamView } from './useTeam.ts';

const figures = {
  number: ({ number }: BallSquadPlayer) => number,
  games: ({ games }: BallSquadPlayer) => games,
  minutes: ({ minutes }: BallSquadPlayer) => minutes,
  points: ({ points }: BallSquadPlayer) => points,
  rebounds: ({ rebounds }: BallSquadPlayer) => rebounds,
  assists: ({ assists }: BallSquadPlayer) => assists,
  steals: ({ steals }: BallSquadPlayer) => steals,
  blocks: ({ blocks }: BallSquadPlayer) => blocks,
  field_goals: ({ field_goals }: BallSquadPlayer) => field_goals,
};

/** Everybody of a basketball team with their means a game; every column sorts. */
export function TeamBallSquad({ team, page }: { team: TeamView; page: TeamPage }) {
  const { t } = useLingui();
  const { names, positions, write } = useBallFigures();
  const [sort, setSort] = useState<TableSort>({ column: 'points', direction: 'descending' });
  const { key, ofTeam, rhythm } = inCampaign('squad', team);
  const { value, state, again } = useResource(
    key,
    async (signal) => whenSeen(team.begun?.id ?? '', await api.call(basketballSquad, ofTeam, { signal })),
    rhythm,
  );
  const column = (id: keyof typeof figures, head: string, width = 68): TableColumn<BallSquadPlayer> => ({
    id,
    head,
    cell: (player) => write(id, figures[id](player)),
    numeric: true,
    sortFirst: id === 'number' ? 'ascending' : 'descending',
    width,
  });
  const columns: TableColumn<BallSquadPlayer>[] = [
    { id: 'player', head: t`球员`, cell: (player) => <PlayerCell sport="basketball" team={page.team} player={player} /> },
    column('number', t`号`, 52),
    { id: 'place', head: t`位置`, cell: ({ position }) => positions[position], width: 76 },
    column('games', t`场次`),
    column('minutes', names.minutes),
    column('points', names.points),
    column('rebounds', names.rebounds),
    column('assists', names.assists),
    column('steals', names.steals),
    column('blocks', names.blocks),
    column('field_goals', names.field_goals, 84),
  ];
  const title = t({ id: 'squad.title', message: '阵容' });
  return (
    <Card stacked padding="titled" title={title} hint={t`场均数据`}>
      <Table
        caption={title}
        captionHidden
        columns={columns}
        rows={sortedBy(value?.list ?? [], figures, sort)}
        keyOf={({ id }) => id}
        sort={sort}
        onSortChange={setSort}
        density="s"
        status={statusOf({ value, state })}
        error={t`阵容没能送到`}
        onRetry={again}
        skeletonRows={12}
      />
    </Card>
  );
}
