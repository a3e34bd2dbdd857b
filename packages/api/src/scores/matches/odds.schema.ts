import * as z from 'zod/mini';
import { instant } from '../../contract/fields.ts';
import { sport } from './matches.schema.ts';

/** Betting markets of a match: a handicap, the number of goals or points, the winner. Compact rows refer to them by this order. */
export const oddsMarkets = ['asian', 'size', 'european'] as const;
export type OddsMarket = (typeof oddsMarkets)[number];

/** A company whose odds are shown. */
export const oddsCompany = z.object({ id: z.string(), name: z.string() });
export type OddsCompany = z.output<typeof oddsCompany>;

/**
 * Three numbers of one market. Asian: water of home and away as net gain for one staked, `middle` the goals that the home
 * side gives, in quarters (negative when it receives). Size: water of over and under, `middle` the line. European: decimal
 * prices of home win, draw, away win; without a draw (basketball) `middle` is left out.
 */
export const quote = z.object({ home: z.number(), middle: z.optional(z.number()), away: z.number() });
export type OddsQuote = z.output<typeof quote>;

/**
 * Odds of one company on one market: at the opening, and now; null while it takes no bets. After the match they are the closing odds at
 * the kick-off.
 */
export const marketOdds = z.object({ initial: quote, live: z.nullable(quote) });
export type MarketOdds = z.output<typeof marketOdds>;

/** Markets of one company on one match, as far as they are offered. */
export const matchOdds = z.object({ asian: z.optional(marketOdds), size: z.optional(marketOdds), european: z.optional(marketOdds) });
export type MatchOdds = z.output<typeof matchOdds>;

/** A quote as home, middle, away; the middle is null where there is none. */
export const quoteTuple = z.tuple([z.number(), z.nullable(z.number()), z.number()]);
export type QuoteTuple = z.output<typeof quoteTuple>;

/** A market as initial and live quote; null where it is not offered. */
export const marketTuple = z.nullable(z.tuple([quoteTuple, z.nullable(quoteTuple)]));
export type MarketTuple = z.output<typeof marketTuple>;

/** Odds of one company on one match in the first table: match id, then Asian, size, European. `unpackOdds` reads it. */
export const oddsRow = z.tuple([z.string(), marketTuple, marketTuple, marketTuple]);
export type OddsRow = z.output<typeof oddsRow>;

/**
 * One changed market: match id, company id, index of the market in `oddsMarkets`, live quote (null while it is locked), initial quote
 * where it has just opened, else null.
 */
export const exponentRow = z.tuple([z.string(), z.string(), z.int(), z.nullable(quoteTuple), z.nullable(quoteTuple)]);
export type ExponentRow = z.output<typeof exponentRow>;

/** Odds that changed together; each row is the new state of its market. */
export const exponent = z.object({ sport, at: instant, list: z.array(exponentRow) });
export type Exponent = z.output<typeof exponent>;
