import { useLingui } from '@lingui/react/macro';
import type { BallMeans, BallSquadPlayer } from '@pitchside/api/scores/competitions';

type Figure = Exclude<keyof BallMeans, 'games'>;

/** Names of a basketball player's means and places, and how each figure is written. */
export function useBallFigures() {
  const { t, i18n } = useLingui();
  const names: Record<Figure, string> = {
    minutes: t({ id: 'stat.minutes', message: '时间' }),
    points: t`得分`,
    rebounds: t({ id: 'stat.rebounds', message: '篮板' }),
    assists: t({ id: 'stat.assists', message: '助攻' }),
    steals: t({ id: 'stat.steals', message: '抢断' }),
    blocks: t({ id: 'stat.blocks', message: '盖帽' }),
    field_goals: t`投篮%`,
    threes: t`三分%`,
  };
  const positions: Record<BallSquadPlayer['position'], string> = {
    guard: t({ id: 'basketball.guard', message: '后卫' }),
    forward: t({ id: 'basketball.forward', message: '前锋' }),
    center: t({ id: 'basketball.center', message: '中锋' }),
  };
  const counts: readonly string[] = ['games', 'number'];
  const shares: readonly string[] = ['field_goals', 'threes'];
  const write = (figure: string, value: number): string => {
    if (counts.includes(figure)) return String(value);
    return i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1, ...(shares.includes(figure) && { style: 'percent' }) });
  };
  return { names, positions, write };
}
