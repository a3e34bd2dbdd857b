import { Plural, useLingui } from '@lingui/react/macro';
import type { BallPlayer, PlayedGame } from '@pitchside/api/scores/competitions';
import { Card } from '@pitchside/ui/Card';
import { useFormat } from '@pitchside/ui/format';
import { Table, type TableColumn } from '@pitchside/ui/Table';
import { OpponentCell } from './OpponentCell.tsx';
import { ScoreCell } from './ScoreCell.tsx';
import { useBallFigures } from '../base/useBallFigures.ts';

/** The last games of a basketball player, a line of the box score each. */
export function BallRecent({ player: { team, recent } }: { player: BallPlayer }) {
  const { t } = useLingui();
  const format = useFormat();
  const { names } = useBallFigures();
  const figure = (id: string, head: string, of: (game: PlayedGame['line']) => string | number, width = 72): TableColumn<PlayedGame> => ({
    id,
    head,
    cell: ({ line }) => of(line),
    numeric: true,
    width,
  });
  const columns: TableColumn<PlayedGame>[] = [
    { id: 'day', head: t`日期`, cell: ({ match }) => format.date(match.kickoff_at), width: 76 },
    { id: 'opponent', head: t`对手`, cell: ({ match }) => <OpponentCell match={match} teamId={team.id} /> },
    { id: 'score', head: t`比分`, cell: ({ match }) => <ScoreCell match={match} teamId={team.id} />, width: 120 },
    figure('minutes', names.minutes, ({ seconds }) => format.clock(seconds)),
    figure('points', names.points, ({ points }) => points),
    figure('rebounds', names.rebounds, ({ rebounds }) => rebounds[0] + rebounds[1]),
    figure('assists', names.assists, ({ assists }) => assists),
    figure('steals', names.steals, ({ steals }) => steals),
    figure('blocks', names.blocks, ({ blocks }) => blocks),
    figure('shots', t`投篮`, ({ twos, threes }) => `${twos[0] + threes[0]}-${twos[1] + threes[1]}`),
    figure('threes', t`三分`, ({ threes }) => `${threes[0]}-${threes[1]}`),
    figure('plus', '+/-', ({ plus_minus }) => (plus_minus > 0 ? `+${plus_minus}` : plus_minus)),
  ];
  return (
    <Card stacked padding="titled" title={t`最近的比赛`} hint={<Plural value={recent.length} other="# 场" />}>
      <Table caption={t`最近的比赛`} captionHidden columns={columns} rows={recent} keyOf={({ match }) => match.id} density="s" />
    </Card>
  );
}
