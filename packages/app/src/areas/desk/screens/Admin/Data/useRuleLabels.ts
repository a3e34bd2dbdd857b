import { useLingui } from '@lingui/react/macro';
import type { TableOrder, ZoneTone } from '@pitchside/api/scores/competitions';

/** Names of the table orders and zones. */
export function useRuleLabels(): { orders: Record<TableOrder, string>; tones: Record<ZoneTone, string> } {
  const { t } = useLingui();
  return {
    orders: {
      goals_first: t`净胜球优先`,
      mutual_first: t`相互战绩优先`,
      mutual_without_goals: t`相互战绩优先，不比进球`,
      mutual_one_leg: t`相互战绩优先，单循环`,
      goals_then_one_leg: t`净胜球优先，单循环`,
      wins_first: t`胜场优先`,
      premier_league: t`英超现行`,
      bundesliga: t`德甲`,
      serie_a: t`意甲现行`,
      ligue_1: t`法甲`,
      win_rate: t`胜率`,
      maps: t`胜场与胜局`,
    },
    tones: {
      champion: t`冠军`,
      continental: t`洲际一级`,
      continental_second: t`洲际二级`,
      continental_third: t`洲际三级`,
      promotion: t`升级`,
      promotion_playoff: t`升级附加赛`,
      advance: t({ id: 'zone.advance', message: '晋级' }),
      relegation_playoff: t`降级附加赛`,
      relegation: t`降级`,
    },
  };
}
