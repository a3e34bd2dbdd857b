import { useLingui } from '@lingui/react/macro';
import { playerOrders, seasonPlayers, type PlayerOrder, type SeasonPlayer } from '@pitchside/api/competitions';
import { CardMark } from '@pitchside/ui/CardMark';
import { Crest } from '@pitchside/ui/Crest';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Table, type TableColumn, type TableSort } from '@pitchside/ui/Table';
import { Tabs } from '@pitchside/ui/Tabs';
import { useState } from 'react';
import { api } from '../../shared/api/api.ts';
import { useLoad } from '../../shared/load/useLoad.ts';
import { teamView } from '../../shared/matches/match.view.ts';
import { Card } from '../../shared/page/Page.layout.ts';
import { Marks, Quiet, TeamName } from './Base.layout.ts';
import type { BasePlace } from './place.ts';
import { sortedBy } from './sorting.ts';
import { ofSeason } from './useSeason.ts';

const figures = { rank: ({ rank }: SeasonPlayer) => rank, goals: ({ goals }: SeasonPlayer) => goals, assists: ({ assists }: SeasonPlayer) => assists, cards: ({ yellow, red }: SeasonPlayer) => yellow + 3 * red };
const usual: TableSort = { column: 'rank', direction: 'ascending' };

/** Scorers, assists and cards of a season; every column of figures sorts. */
export function BasePlayers({ place }: { place: BasePlace }) {
  const { t } = useLingui();
  const [by, setBy] = useState<PlayerOrder>('goals');
  const [sort, setSort] = useState(usual);
  const { value, state, again } = useLoad(`players ${by} ${place.id} ${place.season}`, () => (place.id ? api.call(seasonPlayers, { ...ofSeason(place), by, limit: 20 }) : new Promise<never>(() => undefined)));
  const names: Record<PlayerOrder, string> = { goals: t`射手`, assists: t`助攻`, cards: t`红黄牌` };
  const columns: TableColumn<SeasonPlayer>[] = [
    { id: 'rank', head: t`名次`, cell: ({ rank }) => rank, numeric: true, sortFirst: 'ascending', width: 64 },
    { id: 'player', head: t`球员`, cell: ({ player }) => player },
    {
      id: 'team',
      head: t`球队`,
      cell: ({ team }) => (
        <TeamName title={team.name}>
          <Crest team={teamView(team)} size={20} />
          {team.short_name}
        </TeamName>
      ),
    },
    { id: 'goals', head: t`进球（点球）`, cell: ({ goals, penalties }) => (penalties > 0 ? `${goals} (${penalties})` : goals), numeric: true, sortFirst: 'descending', width: 132 },
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
    <Card aria-labelledby="base-players">
      <SectionTitle
        id="base-players"
        tabs={
          <Tabs
            look="segmented"
            label={t`球员榜`}
            tabs={playerOrders.map((id) => ({ id, label: names[id] }))}
            value={by}
            onValueChange={(next) => {
              setBy(next);
              setSort(usual);
            }}
          />
        }
      >
        {t`球员榜`}
      </SectionTitle>
      <Table
        caption={t`球员榜`}
        captionHidden
        columns={columns}
        rows={sortedBy(value?.list ?? [], figures, sort)}
        keyOf={({ player, team }) => `${team.id} ${player}`}
        sort={sort}
        onSortChange={setSort}
        density="s"
        loading={state === 'loading' && !value}
        skeletonRows={10}
        {...(state === 'failed' && !value && { error: t`球员榜没能送到`, onRetry: again })}
      />
      {value && known < finished && <Quiet>{t`按有详细事件的 ${known} 场统计，共 ${finished} 场已完赛。`}</Quiet>}
    </Card>
  );
}
