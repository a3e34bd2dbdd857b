import { useLingui } from '@lingui/react/macro';
import type { Match, OddsMarket } from '@pitchside/api/scores/matches';
import type { Pick as PlanPick } from '@pitchside/api/experts/plans';
import { pointsText, totalText, useUiLocale } from '@pitchside/ui/odds';

/** Names of play types and picks. */
export function usePlanLabels() {
  const { t } = useLingui();
  const locale = useUiLocale();
  /** A play type; points are given in basketball, goals in football. */
  const play = (market: OddsMarket, sport: Match['sport']): string =>
    sport === 'basketball'
      ? { asian: t`让分`, size: t`大小分`, european: t({ id: 'plan.winner', message: '胜负' }) }[market]
      : { asian: t`让球`, size: t`大小球`, european: t`胜平负` }[market];
  /** A side with its line: 曼城 −0.25. */
  function pick(
    { play: market, side, line }: Pick<PlanPick, 'play' | 'side' | 'line'>,
    { home, away }: Pick<Match, 'home' | 'away'>,
  ): string {
    const name = side === 'away' ? away.short_name : home.short_name;
    if (side === 'over' || side === 'under') {
      const total = totalText(line ?? 0, locale);
      return side === 'over' ? t`大 ${total}` : t`小 ${total}`;
    }
    if (market === 'asian') {
      return `${name} ${pointsText(side === 'away' ? (line ?? 0) : -(line ?? 0))}`;
    }
    return side === 'draw' ? t({ id: 'plan.draw', message: '平局' }) : t`${name} 胜`;
  }
  return { play, pick };
}
