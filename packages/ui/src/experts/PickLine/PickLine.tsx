import { useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { Chip } from '../../actions/Chip/index.ts';
import { priceText } from '../../scores/odds/price.ts';
import type { PickOutcome } from '../PlanStamp/index.ts';
import { bar, end, odds as oddsText, play as playText, row, words } from './PickLine.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface PickLineProps extends RootProps {
  /** The play type in one word: 让球. */
  play: string;
  /** The pick with its line: `曼城 −0.25`; left out while it is locked, when nothing of it is known here. */
  pick?: ReactNode;
  /** Decimal odds: the return on a stake of 1, such as 1.92; default not shown. */
  odds?: number;
  /** Default: not settled. */
  outcome?: PickOutcome | null;
}

/** One pick of a plan: market, side and line, odds, and result. */
export const PickLine = forwardRef<HTMLDivElement, PickLineProps>(function PickLine({ play, pick, odds, outcome, ...root }, ref) {
  const { t } = useLingui();
  const outcomes: Record<PickOutcome, string> = {
    won: t({ id: 'plan.won', message: '命中' }),
    half_won: t({ id: 'pick.halfWon', message: '半中' }),
    void: t({ id: 'plan.void', message: '走盘' }),
    half_lost: t({ id: 'pick.halfLost', message: '半失' }),
    lost: t({ id: 'plan.lost', message: '未中' }),
  };
  const isGood = outcome === 'won' || outcome === 'half_won';
  return (
    <div className={row} ref={ref} {...rootOf(root)}>
      <span className={playText}>{play}</span>
      {pick === undefined ? <span className={bar} aria-hidden="true" /> : <span className={words}>{pick}</span>}
      <span className={end}>
        {pick === undefined ? (
          <>
            <Lock size={14} aria-hidden />
            {t`解锁可见`}
          </>
        ) : (
          <>
            {odds !== undefined && <span className={oddsText}>{priceText(odds)}</span>}
            {outcome && <Chip tone={isGood ? 'success' : 'neutral'}>{outcomes[outcome]}</Chip>}
          </>
        )}
      </span>
    </div>
  );
});
