import { oddsMarkets, unpackOdds, type MarketOdds, type OddsMarket, type OddsRow } from '@pitchside/api/scores/matches';
import type { ForecastIndex } from '@pitchside/ui/ForecastCard';
import { averageOdds } from '../../detail/oddsAverage.ts';

/**
 * Movement of a company's odds since they opened, below 0 for down: of the line, or of the home price where the line has not moved. 0 for a
 * locked market.
 */
function wentTo(market: OddsMarket, { initial, live }: MarketOdds): number {
  if (!live) return 0;
  const line = market === 'european' ? 0 : (live.middle ?? 0) - (initial.middle ?? 0);
  return line || live.home - initial.home;
}

/** Combined odds of the companies on a match; undefined without any. */
export function indexOf(rows: readonly OddsRow[]): ForecastIndex | undefined {
  if (rows.length === 0) return undefined;
  const list = rows.map(unpackOdds);
  const moves = oddsMarkets.map((market) => {
    const went = list.flatMap((odds) => (odds[market] ? [wentTo(market, odds[market])] : []));
    return [market, { up: went.filter((by) => by > 0).length, down: went.filter((by) => by < 0).length }] as const;
  });
  return { average: averageOdds(list), companies: rows.length, moves: Object.fromEntries(moves) };
}
