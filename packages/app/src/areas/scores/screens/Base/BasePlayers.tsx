import { useLingui } from '@lingui/react/macro';
import { playerOrders, seasonPlayers, type PlayerOrder, type SeasonPlayer } from '@pitchside/api/scores/competitions';
import { CardMark } from '@pitchside/ui/CardMark';
import type { TableColumn } from '@pitchside/ui/Table';
import { useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { PlayerLink } from '../../base/PlayerLink.tsx';
import { Marks } from '../../base/Subject.layout.ts';
import { ofSeason, type BasePlace } from '@pitchside/api/screens/Base';
import { PlayerBoard } from './PlayerBoard.tsx';
import { TeamCell } from '../../base/TeamCell.tsx';

const figures = {
  rank: ({ rank }: SeasonPlayer) => rank,
  goals: ({ goals }: SeasonPlayer) => goals,
  assists: ({ assists }: SeasonPlayer) => assists,
  cards: ({ yellow, red }: SeasonPlayer) => yellow + 3 * red,
};

/** Scorers, assists and cards of a season; every column of figures sorts. */
export function BasePlayers({ place }: { place: BasePlace }) {
  const { t } = useLingui();
  const [by, setBy] = useState<PlayerOrder>('goals');
  const { value, state, again } = useResource(place.id ? `players ${by} ${place.id} ${place.season}` : null, (signal) =>
    api.call(seasonPlayers, { ...ofSeason(place), by, limit: 20 }, { signal }),
  );
  const names: Record<PlayerOrder, string> = { goals: t`射手`, assists: t`助攻`, cards: t`红黄牌` };
  const columns: TableColumn<SeasonPlayer>[] = [
    { id: 'rank', head: t`名次`, cell: ({ rank }) => rank, numeric: true, sortFirst: 'ascending', width: 64 },
    { id: 'player', head: t`球员`, cell: (player) => <PlayerLink sport="football" player={player} /> },
    { id: 'team', head: t`球队`, cell: ({ team }) => <TeamCell team={team} sport="football" /> },
    {
      id: 'goals',
      head: t`进球（点球）`,
      cell: ({ goals, penalties }) => (penalties > 0 ? `${goals} (${penalties})` : goals),
      numeric: true,
      sortFirst: 'descending',
      width: 132,
    },
    { id: 'assists', head: t`助攻`, cell: ({ assists }) => assists, numeric: true, sortFirst: 'descending', width: 88 },
    {
      id: 'cards',
      head: t`红黄牌`,
      cell: ({ yellow, red }) => (
        <Marks>
          <CardMark kind="yellow" count={yellow} />
          <CardMark kind="red" count={red} />
        </Marks>
      ),
      sortFirst: 'descending',
      width: 104,
    },
  ];
  const [known, finished] = [value?.known ?? 0, value?.finished ?? 0];
  return (
    <PlayerBoard
      orders={playerOrders}
      names={names}
      by={by}
      onBy={setBy}
      columns={columns}
      figures={figures}
      rows={value?.list}
      failed={state === 'failed'}
      onRetry={again}
    >
      {value && known < finished && t`按有详细事件的 ${known} 场统计，共 ${finished} 场已完赛。`}
    </PlayerBoard>
  );
}
