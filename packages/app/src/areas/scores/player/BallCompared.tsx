import { useLingui } from '@lingui/react/macro';
import type { BallPlayer, Percentile } from '@pitchside/api/scores/competitions';
import { Card } from '@pitchside/ui/Card';
import { ProgressBar } from '@pitchside/ui/ProgressBar';
import { Table, type TableColumn } from '@pitchside/ui/Table';
import { useBallFigures } from '../base/useBallFigures.ts';

/** Compares a player's averages with those of the league at the same position; nothing where too few players can be compared. */
export function BallCompared({ player: { percentiles, campaign } }: { player: BallPlayer }) {
  const { t } = useLingui();
  const { names, write } = useBallFigures();
  const [first] = percentiles;
  if (!first) return null;
  const { among } = first;
  const league = campaign.competition.short_name;
  const columns: TableColumn<Percentile>[] = [
    { id: 'figure', head: t`场均`, cell: ({ figure }) => names[figure], width: 96 },
    { id: 'value', head: t`数值`, cell: ({ figure, value }) => write(figure, value), numeric: true, width: 80 },
    {
      id: 'bar',
      head: t`百分位`,
      cell: ({ figure, percentile }) => <ProgressBar label={names[figure]} labelHidden value={percentile} max={100} />,
    },
    {
      id: 'percentile',
      head: t({ id: 'percentile.above', message: '超过' }),
      cell: ({ percentile }) => `${percentile}%`,
      numeric: true,
      width: 80,
    },
  ];
  return (
    <Card stacked padding="titled" title={t`和同位置比`} hint={t`${league} ${among} 人，出场不少于他的一半`}>
      <Table caption={t`和同位置比`} captionHidden columns={columns} rows={percentiles} keyOf={({ figure }) => figure} density="s" />
    </Card>
  );
}
