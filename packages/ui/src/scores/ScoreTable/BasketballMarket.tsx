import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Side } from '../Crest/team.ts';
import { sides } from '../Crest/team.ts';
import { OddsCell, Locked } from '../OddsCell/OddsCell.tsx';
import { moveOf, pointsText, type Market, type Quote } from '../odds/index.ts';
import { lineText, lineWord, locked, pair, priceLine } from './BasketballRow.css.ts';
import type { CellPlace } from './cells.ts';
import { useLive } from './context.ts';
import type { BasketballMatch } from './match.ts';

/** The quote before the one that is shown, for its arrows. */
function usePrevious(quote: Quote | null | undefined, first: Quote | undefined): Quote | undefined {
  const [seen, setSeen] = useState({ quote, before: first });
  if (seen.quote === quote) return seen.before;
  const next = { quote, before: seen.quote ?? seen.before };
  setSeen(next);
  return next.before;
}

interface BasketballMarketProps {
  match: BasketballMatch;
  market: Market;
  /** Place of the cell. */
  column: CellPlace;
}

/** One market of a game in a cell of two lines: winner, handicap or total, with the price of each side. */
export function BasketballMarket({ match, market, column }: BasketballMarketProps) {
  const { t } = useLingui();
  const odds = match.odds?.[market];
  const quote = useLive(match, market, odds?.live, (value) => value);
  const before = usePrevious(quote, odds?.initial);
  const words: Record<Side, string> = {
    home: t({ id: 'odds.overShort', message: '大' }),
    away: t({ id: 'odds.underShort', message: '小' }),
  };
  const line = (side: Side, given: number) => (market === 'asian' ? pointsText(side === 'home' ? -given : given) : String(given));
  return (
    <td role="gridcell" {...column} tabIndex={-1}>
      {quote === null && (
        <span className={locked}>
          <Locked />
        </span>
      )}
      {quote && (
        <span className={pair}>
          {sides.map((side) => {
            const price = <OddsCell market={market} place={side} live={quote[side]} move={moveOf(before?.[side], quote[side])} />;
            return market === 'european' || quote.middle === undefined ? (
              <span key={side}>{price}</span>
            ) : (
              <span key={side} className={priceLine}>
                <span className={lineText}>
                  {market === 'size' && <span className={lineWord}>{words[side]}</span>}
                  {line(side, quote.middle)}
                </span>
                {price}
              </span>
            );
          })}
        </span>
      )}
    </td>
  );
}
