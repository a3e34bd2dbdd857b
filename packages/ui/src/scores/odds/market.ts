/** Markets of a match: handicap, number of goals or points, winner. */
export const markets = ['asian', 'size', 'european'] as const;
export type Market = (typeof markets)[number];

/** Three prices of one market. */
export interface Quote {
  /** Asian: home price; size: over; both as net gain for one staked. European: decimal price of a home win. */
  home: number;
  /**
   * Asian: goals the home side gives, in quarters; size: the line. European: decimal price of a draw; left out without one (basketball).
   */
  middle?: number;
  /** Asian: away price; size: under; European: decimal price of an away win. */
  away: number;
}

/** The places of a quote in display order. */
export const places = ['home', 'middle', 'away'] as const;
export type Place = (typeof places)[number];

/** One market of one company: the opening and the current quote; the latter is null while the market is locked. */
export interface MarketOdds {
  initial: Quote;
  live: Quote | null;
}

/** Markets of a match, as far as they are offered. */
export type MatchOdds = Partial<Record<Market, MarketOdds>>;

/** Whether a place holds a line and not a price. */
export const isLine = (market: Market, place: Place): boolean => market !== 'european' && place === 'middle';
