import { Plural, useLingui } from '@lingui/react/macro';
import type { FootballPlayer, PlayedMatch } from '@pitchside/api/scores/competitions';
import { Card } from '@pitchside/ui/Card';
import { CardMark } from '@pitchside/ui/CardMark';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useFormat } from '@pitchside/ui/format';
import { MinutesBar } from '@pitchside/ui/MinutesBar';
import { Table, type TableColumn } from '@pitchside/ui/Table';
import { Text } from '@pitchside/ui/Text';
import { teamView } from '../match.presenter.ts';
import { Marks } from '../base/Subject.layout.ts';
import { OpponentCell } from './OpponentCell.tsx';
import { ScoreCell } from './ScoreCell.tsx';

/** Last matches of a footballer: opponent and score, minutes, contributions, rating. */
export function FootballRecent({ player }: { player: FootballPlayer }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { team, recent, known, finished } = player;
  const count = (figure: number) => (figure === 0 ? <Text tone="quiet">0</Text> : figure);
  const columns: TableColumn<PlayedMatch>[] = [
    { id: 'day', head: t`日期`, cell: ({ match }) => format.date(match.kickoff_at), width: 76 },
    { id: 'opponent', head: t`对手`, cell: ({ match }) => <OpponentCell match={match} teamId={team.id} /> },
    { id: 'score', head: t`比分`, cell: ({ match }) => <ScoreCell match={match} teamId={team.id} />, width: 96 },
    {
      id: 'minutes',
      head: t`上场时间`,
      cell: ({ minutes, on_at }) => (minutes === null ? '–' : <MinutesBar minutes={minutes} from={on_at ?? 0} team={teamView(team)} />),
      width: 220,
    },
    { id: 'goals', head: t({ id: 'squad.goals', message: '进球' }), cell: ({ goals }) => count(goals), numeric: true, width: 72 },
    { id: 'assists', head: t({ id: 'stat.assists', message: '助攻' }), cell: ({ assists }) => count(assists), numeric: true, width: 72 },
    {
      id: 'cards',
      head: t`红黄牌`,
      cell: ({ yellow, red }) => (
        <Marks>
          <CardMark kind="yellow" count={yellow} />
          <CardMark kind="red" count={red} />
        </Marks>
      ),
      width: 88,
    },
    {
      id: 'rating',
      head: t`评分`,
      cell: ({ rating }) => (rating === null ? '–' : i18n.number(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 })),
      numeric: true,
      width: 72,
    },
  ];
  return (
    <Card stacked padding="titled" title={t`最近的比赛`} hint={<Plural value={recent.length} other="# 场" />}>
      <Table
        caption={t`最近的比赛`}
        captionHidden
        columns={columns}
        rows={recent}
        keyOf={({ match }) => match.id}
        density="s"
        empty={<EmptyState title={t`这一季还没有他的比赛`} />}
      />
      {known < finished && (
        <Text as="p" size="s" tone="quiet">
          {t`出场和评分按有首发名单的 ${known} 场统计，共 ${finished} 场已完赛。`}
        </Text>
      )}
    </Card>
  );
}
