import { useLingui } from '@lingui/react/macro';
import { ballPlayerOrders, basketballPlayers, type BallPlayerOrder, type SeasonBallPlayer } from '@pitchside/api/scores/competitions';
import type { TableColumn } from '@pitchside/ui/Table';
import { useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { PlayerLink } from '../../base/PlayerLink.tsx';
import { ofSeason, type BasePlace } from '@pitchside/api/screens/Base';
import { PlayerBoard } from './PlayerBoard.tsx';
import { TeamCell } from '../../base/TeamCell.tsx';

const figures = {
  rank: ({ rank }: SeasonBallPlayer) => rank,
  games: ({ games }: SeasonBallPlayer) => games,
  minutes: ({ minutes }: SeasonBallPlayer) => minutes,
  points: ({ points }: SeasonBallPlayer) => points,
  rebounds: ({ rebounds }: SeasonBallPlayer) => rebounds,
  assists: ({ assists }: SeasonBallPlayer) => assists,
  steals: ({ steals }: SeasonBallPlayer) => steals,
  blocks: ({ blocks }: SeasonBallPlayer) => blocks,
  fieldGoals: ({ field_goals }: SeasonBallPlayer) => field_goals,
  threes: ({ threes }: SeasonBallPlayer) => threes,
};
/** Columns that always show, whatever the order. */
const always: readonly BallPlayerOrder[] = ['points', 'rebounds', 'assists'];

/** Leaders of a basketball season in points, rebounds, assists, steals and blocks per game; every column of figures sorts. */
export function BasketPlayers({ place }: { place: BasePlace }) {
  const { t, i18n } = useLingui();
  const [by, setBy] = useState<BallPlayerOrder>('points');
  const { value, state, again } = useResource(place.id ? `ball players ${by} ${place.id} ${place.season}` : null, (signal) =>
    api.call(basketballPlayers, { ...ofSeason(place), by, limit: 20 }, { signal }),
  );
  const names: Record<BallPlayerOrder, string> = {
    points: t`得分`,
    rebounds: t({ id: 'stat.rebounds', message: '篮板' }),
    assists: t({ id: 'stat.assists', message: '助攻' }),
    steals: t({ id: 'stat.steals', message: '抢断' }),
    blocks: t({ id: 'stat.blocks', message: '盖帽' }),
  };
  const mean = (figure: number) => i18n.number(figure, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const share = (figure: number) => i18n.number(figure, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const column = (
    id: keyof typeof figures,
    head: string,
    show: (figure: number) => string | number = mean,
    width = 76,
  ): TableColumn<SeasonBallPlayer> => ({
    id,
    head,
    cell: (row) => show(figures[id](row)),
    numeric: true,
    sortFirst: id === 'rank' ? 'ascending' : 'descending',
    width,
  });
  const columns: TableColumn<SeasonBallPlayer>[] = [
    column('rank', t`名次`, (rank) => rank, 64),
    { id: 'player', head: t`球员`, cell: (player) => <PlayerLink sport="basketball" player={player} /> },
    { id: 'team', head: t`球队`, cell: ({ team }) => <TeamCell team={team} sport="basketball" /> },
    column('games', t`场次`, (games) => games, 64),
    column('minutes', t({ id: 'stat.minutes', message: '时间' }), mean, 64),
    ...ballPlayerOrders.filter((order) => always.includes(order) || order === by).map((order) => column(order, names[order], mean, 88)),
    column('fieldGoals', t`投篮%`, share, 80),
    column('threes', t`三分%`, share, 80),
  ];
  return (
    <PlayerBoard
      orders={ballPlayerOrders}
      names={names}
      by={by}
      onBy={setBy}
      columns={columns}
      figures={figures}
      rows={value?.list}
      failed={state === 'failed'}
      onRetry={again}
    >
      {value && value.list.length > 0 && t`场均数据，出场不少于最多出场数的一半。`}
    </PlayerBoard>
  );
}
