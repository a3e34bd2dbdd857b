import type { OddsMarket, QuoteTuple } from '@pitchside/api/scores/matches';
import type { FeedFixture } from '../../../modules/scores/sport/index.ts';
import type { Moment, Timeline } from '../football/timeline.types.ts';
import type { Bookmaker } from './companies.data.ts';

/** The three markets of a company; null for one that takes no bets. */
export type Prices = Record<OddsMarket, QuoteTuple | null>;

/** Prices of a company at an instant (ms UTC), from the state of the match then; undefined before it begins. */
export type Pricing = (at: number, now: Moment | undefined) => Prices;

/** Pricing of one match by one company. Without a timeline only prices before its kick-off may be asked for. */
export type PlanPricing = (seed: string, fixture: FeedFixture, company: Bookmaker, timeline: Timeline | undefined) => Pricing;
