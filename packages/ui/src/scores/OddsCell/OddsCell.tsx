import { useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { isLine, useOddsText, type Market, type Move, type Place } from '../odds/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { useOddsConvention } from '../../theme/UiProvider/index.ts';
import { before, box, lock, now, words, wordsBefore } from '../../theme/recipes/odds.css.ts';
import { signOf } from './sign.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface OddsCellProps extends RootProps {
  market: Market;
  place: Place;
  /** Current price or line: an Asian price as net gain for one staked, a European one decimal. Null while the market is locked. */
  live: number | null;
  /** Opening price; shown under it. */
  initial?: number;
  /** Direction of the last change; default `flat`. */
  move?: Move;
  /** Whether it has just changed and is tinted; default false. */
  flash?: boolean;
  /** The result paid this place; default false. */
  won?: boolean;
  /** Lines are of points, as in basketball, not of goals; default false. */
  inPoints?: boolean;
}

/** One price or line of a market, with the opening one below. A change has an arrow beside its colour, a locked market a lock. */
export const OddsCell = forwardRef<HTMLSpanElement, OddsCellProps>(function OddsCell(
  { market, place, live, initial, move = 'flat', flash = false, won = false, inPoints = false, ...root },
  ref,
) {
  const { t } = useLingui();
  const text = useOddsText(inPoints);
  const { format } = useOddsConvention();
  const moveWords = { up: t`升`, down: t`降`, flat: '' };
  const line = isLine(market, place);
  return (
    <span className={box} ref={ref} {...rootOf(root)}>
      {live === null ? (
        <Locked />
      ) : (
        <span
          className={`${now} ${line ? words : ''}`}
          data-move={line || move === 'flat' ? undefined : move}
          data-flash={flash ? '' : undefined}
          data-won={won ? '' : undefined}
          data-sign={signOf(live, market, place, format)}
        >
          {text(live, market, place)}
          {!line && move !== 'flat' && <span className={visuallyHidden}>{moveWords[move]}</span>}
          {won && <span className={visuallyHidden}>{t`赢`}</span>}
        </span>
      )}
      {initial !== undefined && <span className={`${before} ${line ? wordsBefore : ''}`}>{text(initial, market, place)}</span>}
    </span>
  );
});

/** Shown in place of prices while a market takes no bets. */
export function Locked() {
  const { t } = useLingui();
  return (
    <span className={lock} role="img" aria-label={t`封盘`} title={t`封盘`}>
      <Lock size={14} aria-hidden />
    </span>
  );
}
