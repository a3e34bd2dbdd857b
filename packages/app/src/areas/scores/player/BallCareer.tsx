import { useLingui } from '@lingui/react/macro';
import type { BallPlayer } from '@pitchside/api/scores/competitions';
import { Card } from '@pitchside/ui/Card';
import { Table, type TableColumn } from '@pitchside/ui/Table';
import { useBallFigures } from '../base/useBallFigures.ts';

type CareerLine = BallPlayer['career'][number];

/** The seasons of a basketball player at the club, as far as they are known. */
export function BallCareer({ player: { career, team } }: { player: BallPlayer }) {
  const { t } = useLingui();
  const { names, write } = useBallFigures();
  const figure = (id: keyof typeof names): TableColumn<CareerLine> => ({
    id,
    head: names[id],
    cell: (line) => write(id, line[id]),
    numeric: true,
    width: 84,
  });
  const columns: TableColumn<CareerLine>[] = [
    { id: 'season', head: t`赛季`, cell: ({ campaign }) => campaign.name, width: 108 },
    { id: 'league', head: t`赛事`, cell: ({ campaign }) => campaign.competition.name },
    { id: 'games', head: t`场次`, cell: ({ games }) => games, numeric: true, width: 84 },
    ...(['minutes', 'points', 'rebounds', 'assists', 'steals', 'blocks', 'field_goals', 'threes'] as const).map(figure),
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
