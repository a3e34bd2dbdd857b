import { Plural, useLingui } from '@lingui/react/macro';
import { footballSquad, type SquadPlayer, type TeamPage } from '@pitchside/api/scores/competitions';
import { CardMark } from '@pitchside/ui/CardMark';
import { Card } from '@pitchside/ui/Card';
import { useNow } from '@pitchside/ui/format';
import { Table, type TableColumn, type TableSort } from '@pitchside/ui/Table';
import { Text } from '@pitchside/ui/Text';
import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { whenSeen } from '../../../platform/guard/spoiler.store.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { statusOf } from '../../../platform/resource/statusOf.ts';
import { Marks } from '../base/Subject.layout.ts';
import { sortedBy } from '../base/sorting.ts';
import { ageAt } from '../base/age.ts';
import { usePositions } from '../base/usePositions.ts';
import { PlayerCell } from '../base/PlayerCell.tsx';
import { inCampaign, type TeamView } from './useTeam.ts';

const places = ['keeper', 'defender', 'midfielder', 'forward'] as const;
const figures = {
  place: ({ position }: SquadPlayer) => (position ? places.indexOf(position) : places.length),
  number: ({ number }: SquadPlayer) => number ?? Infinity,
  age: ({ born_at }: SquadPlayer) => -(born_at ?? -Infinity),
  appearances: ({ appearances }: SquadPlayer) => appearances ?? 0,
  goals: ({ goals }: SquadPlayer) => goals,
  assists: ({ assists }: SquadPlayer) => assists,
  cards: ({ yellow, red }: SquadPlayer) => yellow + 3 * red,
  rating: ({ rating }: SquadPlayer) => rating ?? 0,
};

/** Squad of a football team with figures of the season; every column sorts. */
export function TeamSquad({ team, page }: { team: TeamView; page: TeamPage }) {
  const { t, i18n } = useLingui();
  const now = useNow(60_000);
  const positions = usePositions();
  const [sort, setSort] = useState<TableSort>({ column: 'place', direction: 'ascending' });
  const { key, ofTeam, rhythm } = inCampaign('squad', team);
  const { value, state, again } = useResource(
    key,
    async (signal) => whenSeen(team.begun?.id ?? '', await api.call(footballSquad, ofTeam, { signal })),
    rhythm,
  );
  const column = (
    id: keyof typeof figures,
    head: string,
    cell: TableColumn<SquadPlayer>['cell'],
    width = 64,
  ): TableColumn<SquadPlayer> => ({
    id,
    head,
    cell,
    numeric: id !== 'place' && id !== 'cards',
    sortFirst: id === 'number' || id === 'age' || id === 'place' ? 'ascending' : 'descending',
    width,
  });
  const count = (figure: number | null) => (figure === null ? '–' : figure === 0 ? <Text tone="quiet">0</Text> : figure);
  const columns: TableColumn<SquadPlayer>[] = [
    { id: 'player', head: t`球员`, cell: (player) => <PlayerCell sport="football" team={page.team} player={player} /> },
    column('number', t`号`, ({ number }) => number ?? '–', 52),
    column('place', t`位置`, ({ position }) => (position ? positions[position] : '–'), 76),
    column('age', t`年龄`, ({ born_at }) => (born_at === null ? '–' : ageAt(born_at, now))),
    column('appearances', t`出场`, ({ appearances }) => count(appearances)),
    column('goals', t({ id: 'squad.goals', message: '进球' }), ({ goals }) => count(goals)),
    column('assists', t({ id: 'stat.assists', message: '助攻' }), ({ assists }) => count(assists)),
    column(
      'cards',
      t`红黄牌`,
      ({ yellow, red }) => (
        <Marks>
          <CardMark kind="yellow" count={yellow} />
          <CardMark kind="red" count={red} />
        </Marks>
      ),
      88,
    ),
    column('rating', t`评分`, ({ rating }) =>
      rating === null ? '–' : i18n.number(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    ),
  ];
  const people = value?.list.length ?? 0;
  const [known, finished] = [value?.known ?? 0, value?.finished ?? 0];
  const title = t({ id: 'squad.title', message: '阵容' });
  return (
    <Card stacked padding="titled" title={title} {...(value && { hint: <Plural value={people} other="# 人" /> })}>
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
        skeletonRows={18}
      />
      {value && known < finished && (
        <Text as="p" size="s" tone="quiet">
          {t`出场和评分按有首发名单的 ${known} 场统计，共 ${finished} 场已完赛。`}
        </Text>
      )}
    </Card>
  );
}
