import { useLingui } from '@lingui/react/macro';
import type { LineupPlayer } from './lineup.ts';

/** Describes a player in one sentence: 47 号 弗登，进 1 球，黄牌，评分 8.6. */
export function usePlayerSentence(): (player: LineupPlayer) => string {
  const { t } = useLingui();
  return ({ number, name, isCaptain, goals = 0, ownGoals = 0, card, offAt, rating }) => {
    const cards = { yellow: t`黄牌`, red: t`红牌`, 'second-yellow': t`两黄变红` };
    const mark = rating?.toFixed(1);
    const parts = [
      t`${number} 号 ${name}`,
      isCaptain && t`队长`,
      goals > 0 && t`进 ${goals} 球`,
      ownGoals > 0 && t`乌龙球`,
      card && cards[card],
      offAt !== undefined && t`${offAt} 分钟换下`,
      mark && t`评分 ${mark}`,
    ];
    return parts.filter(Boolean).join(t({ id: 'list.comma', message: '，' }));
  };
}
