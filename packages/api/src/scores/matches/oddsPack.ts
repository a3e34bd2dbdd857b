import {
  oddsMarkets,
  type ExponentRow,
  type MarketTuple,
  type MatchOdds,
  type OddsQuote,
  type OddsRow,
  type QuoteTuple,
} from './odds.schema.ts';

/** A quote from its compact form. */
export const unpackQuote = ([home, middle, away]: QuoteTuple): OddsQuote => (middle === null ? { home, away } : { home, middle, away });

/** A quote in its compact form. */
export const packQuote = ({ home, middle, away }: OddsQuote): QuoteTuple => [home, middle ?? null, away];

const unpackMarket = ([initial, live]: NonNullable<MarketTuple>) => ({ initial: unpackQuote(initial), live: live && unpackQuote(live) });

/** The markets of a row of the first table. */
export function unpackOdds([, ...markets]: OddsRow): MatchOdds {
  return Object.fromEntries(
    oddsMarkets.flatMap((market, place) => {
      const offered = markets[place];
      return offered ? [[market, unpackMarket(offered)]] : [];
    }),
  );
}

/**
 * Applies one changed row to the known odds of a match. Returns the same object for a row without an initial quote on a market that is
 * unknown here.
 */
export function takeExponent(known: MatchOdds, [, , place, live, opened]: ExponentRow): MatchOdds {
  const market = oddsMarkets[place];
  const initial = market && (opened ? unpackQuote(opened) : known[market]?.initial);
  return market && initial ? { ...known, [market]: { initial, live: live && unpackQuote(live) } } : known;
}
