import { useLingui } from '@lingui/react/macro';
import type { FootballStatistic } from '@pitchside/api/scores/matches';

/** Names of a football match's figures, by their ids. */
export function useStatNames(): Record<FootballStatistic, string> {
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
