import { useLingui } from '@lingui/react/macro';
import { matchPhase, type FootballStatistic } from '@pitchside/api/scores/matches';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { StatBars, StatBarsSkeleton, type StatBarsProps } from '@pitchside/ui/StatBars';
import { useSnapshot } from 'valtio';
import { teamView } from './match.presenter.ts';
import { detail, loadExtra } from './detail.store.ts';
import { statViews } from './detail/detail.presenter.ts';

/** Names of a football match's figures, by their ids. */
function useStatNames(): Record<FootballStatistic, string> {
  const { t } = useLingui();
  return {
    possession: t`控球率`,
    xg: t`预期进球`,
    shots: t`射门`,
    on_target: t`射正`,
    off_target: t`射偏`,
    blocked: t`被封堵`,
    saves: t`扑救`,
    dangerous_attacks: t`危险进攻`,
    attacks: t`进攻`,
    corners: t({ id: 'stat.corners', message: '角球' }),
    passes: t`传球`,
    passes_completed: t`传球成功`,
    fouls: t({ id: 'stat.fouls', message: '犯规' }),
    offsides: t`越位`,
    yellow: t({ id: 'stat.yellow', message: '黄牌' }),
    red: t({ id: 'stat.red', message: '红牌' }),
  };
}

/** Figures of both sides against each other. */
export function StatsCard({ size = 'm', most = Infinity }: Pick<StatBarsProps, 'size'> & { most?: number }) {
  const { t } = useLingui();
  const names = useStatNames();
  const { match, extra, extraState } = useSnapshot(detail);
  if (!match) return null;
  const isOver = matchPhase(match.status) === 'after';
  const stats = statViews(extra?.statistics ?? [], names).slice(0, most);
  return (
    <Card stacked title={t`技术统计`} aria-busy={extraState === 'loading'}>
      {extraState === 'failed' ? (
        <ErrorState layout="row" title={t`技术统计没能送到`} onRetry={() => loadExtra(match.id)} />
      ) : extraState === 'loading' ? (
        <StatBarsSkeleton size={size} {...(Number.isFinite(most) && { rows: most })} />
      ) : stats.length === 0 ? (
        <EmptyState title={isOver ? t`没有这场比赛的技术统计` : t`还没有技术统计`} drawing={null} />
      ) : (
        <StatBars stats={stats} home={teamView(match.home)} away={teamView(match.away)} label={t`技术统计`} size={size} />
      )}
    </Card>
  );
}
