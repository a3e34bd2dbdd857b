import { useLingui } from '@lingui/react/macro';
import type { CareerSeason, FootballPlayer } from '@pitchside/api/scores/competitions';
import { Card } from '@pitchside/ui/Card';
import { CardMark } from '@pitchside/ui/CardMark';
import { Table, type TableColumn } from '@pitchside/ui/Table';
import { Marks } from '../base/Subject.layout.ts';

/** The seasons of a footballer at his club, as far as they are known. */
export function FootballCareer({ player: { career, team } }: { player: FootballPlayer }) {
  const { t } = useLingui();
  const columns: TableColumn<CareerSeason>[] = [
    { id: 'season', head: t`赛季`, cell: ({ campaign }) => campaign.name, width: 108 },
    { id: 'league', head: t`赛事`, cell: ({ campaign }) => campaign.competition.name },
    { id: 'appearances', head: t`出场`, cell: ({ appearances }) => appearances ?? '–', numeric: true, width: 88 },
    { id: 'goals', head: t({ id: 'squad.goals', message: '进球' }), cell: ({ goals }) => goals, numeric: true, width: 88 },
    { id: 'assists', head: t({ id: 'stat.assists', message: '助攻' }), cell: ({ assists }) => assists, numeric: true, width: 88 },
    {
      id: 'cards',
      head: t`红黄牌`,
      cell: ({ yellow, red }) => (
        <Marks>
          <CardMark kind="yellow" count={yellow} />
          <CardMark kind="red" count={red} />
        </Marks>
      ),
      width: 104,
    },
  ];
  return (
    <Card stacked padding="titled" title={t`生涯`} hint={team.short_name}>
      <Table
        caption={t`生涯`}
        captionHidden
        columns={columns}
        rows={career}
        keyOf={({ campaign }) => `${campaign.competition.id} ${campaign.season}`}
        density="s"
      />
    </Card>
  );
}
