import type { OddsMarket, QuoteTuple } from '@pitchside/api/matches';
import type { FeedFixture } from '../../../modules/sport/index.ts';
import type { Moment, Timeline } from '../football/timeline.types.ts';
import type { Bookmaker } from './companies.data.ts';

/** The three markets of a company; null for one that takes no bets. */
export type Prices = Record<OddsMarket, QuoteTuple | null>;

/** What a company would name at an instant (ms UTC), from how the match stands then; undefined before it begins. */
export type Pricing = (at: number, now: Moment | undefined) => Prices;

/** How one company prices one match. Without a timeline only what comes before its kick-off is asked for. */
export type PlanPricing = (seed: string, fixture: FeedFixture, company: Bookmaker, timeline: Timeline | undefined) => Pricing;
