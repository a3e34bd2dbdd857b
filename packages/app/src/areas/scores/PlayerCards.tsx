import { useLingui } from '@lingui/react/macro';
import { matchPhase, type Lineup, type Match } from '@pitchside/api/scores/matches';
import { Card } from '@pitchside/ui/Card';
import { PlayerDuel } from '@pitchside/ui/PlayerDuel';
import { RatingReasons } from '@pitchside/ui/RatingReasons';
import { Text } from '@pitchside/ui/Text';
import { useSnapshot } from 'valtio';
import { detail } from './detail.store.ts';
import { duelViews, ratedViews } from './detail/players.presenter.ts';
import { teamView } from './match.presenter.ts';

/** Ratings of a football match with their reasons, and two players beside each other. Renders nothing before the match. */
export function PlayerCards() {
  const { t } = useLingui();
  const { match, events, extra } = useSnapshot(detail);
  if (!match || match.sport !== 'football' || !extra?.lineups || matchPhase(match.status) === 'before') return null;
  const lineups = { home: extra.lineups.home as Lineup, away: extra.lineups.away as Lineup };
  const rated = ratedViews(lineups);
  const isOver = matchPhase(match.status) === 'after';
  if (rated.length === 0)
    return (
      <Card stacked title={t`球员评分`}>
        <Text size="s" tone="quiet">
          {isOver ? t`这项赛事的数据源不提供评分由来。` : t`开场几分钟后会有评分。`}
        </Text>
      </Card>
    );
  const late = events.some(({ minute }) => minute > 90);
  const now = match.minute ?? (match.status === 'half_time' ? 45 : late ? 120 : 90);
  const players = duelViews(match as Match, lineups, extra.shots, events, now);
  const best = (id: string) => players.find(({ team }) => team.id === id)?.id ?? '';
  const lines = [
    { id: 'rating', label: t({ id: 'lineup.rating', message: '评分' }), digits: 1 },
    { id: 'minutes', label: t`出场时间（分钟）` },
    { id: 'goals', label: t({ id: 'stat.goals', message: '进球' }) },
    { id: 'assists', label: t({ id: 'stat.assists', message: '助攻' }) },
    { id: 'shots', label: t`射门` },
    { id: 'on_target', label: t`射正` },
    { id: 'xg', label: t`预期进球`, digits: 2 },
    { id: 'saves', label: t`扑救` },
    { id: 'fouls', label: t({ id: 'stat.fouls', message: '犯规' }) },
  ];
  return (
    <>
      <Card stacked title={t`球员评分`} hint={t`评分由来`}>
        <RatingReasons home={teamView(match.home)} away={teamView(match.away)} players={rated} />
      </Card>
      <Card stacked title={t`球员对比`}>
        <PlayerDuel key={match.id} players={players} lines={lines} defaultValue={[best(match.home.id), best(match.away.id)]} />
      </Card>
    </>
  );
}
