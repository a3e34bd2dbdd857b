import { msg } from '@lingui/core/macro';
import { oddsMarkets, type MarketTuple, type OddsMarket, type OddsRow, type Sport } from '@pitchside/api/scores/matches';
import type { PickSide } from '@pitchside/api/experts/plans';
import { CallError } from '../../../platform/callError.ts';
import { sidesOf } from './settle.ts';

const texts = {
  side: msg`这个玩法没有这一边`,
  closed: msg`这个玩法现在没有盘口`,
  line: msg`盘口变了，请看一下再提交`,
};

/** Pick that an expert requests. */
export interface Wanted {
  play: OddsMarket;
  side: PickSide;
  line?: number | undefined;
}

/** A pick with frozen odds. */
export interface Frozen {
  play: OddsMarket;
  side: PickSide;
  line: number | null;
  /** Decimal odds, in thousandths. */
  odds: number;
  companyId: string;
}

/** Decimal odds of a side, in thousandths: Asian prices exclude the stake, European ones include it. */
function oddsOf(play: OddsMarket, side: PickSide, [home, middle, away]: readonly [number, number | null, number]): number {
  if (play === 'european') return Math.round((side === 'home' ? home : side === 'draw' ? (middle ?? 0) : away) * 1_000);
  return Math.round((1 + (side === 'home' || side === 'over' ? home : away)) * 1_000);
}

/**
 * Freezes a pick at the current odds: of the default company, or the next one if the line differs.
 * @throws CallError for a side that the market lacks, a suspended market, or a line that nobody offers
 */
export function freeze({ play, side, line }: Wanted, sport: Sport, rows: readonly OddsRow[]): Frozen {
  if (!sidesOf(play, sport === 'football').includes(side)) throw new CallError(texts.side);
  const offers = rows.flatMap((row) => {
    const market: MarketTuple = row[1 + oddsMarkets.indexOf(play)] as MarketTuple;
    const quote = market?.[1];
    return quote ? [{ companyId: row[0], quote }] : [];
  });
  if (offers.length === 0) throw new CallError(texts.closed);
  const found = play === 'european' ? offers[0] : offers.find(({ quote }) => quote[1] === line);
  if (!found) throw new CallError(texts.line);
  const { companyId, quote } = found;
  return { play, side, line: play === 'european' ? null : quote[1], odds: oddsOf(play, side, quote), companyId };
}
