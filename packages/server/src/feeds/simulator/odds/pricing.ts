import type { Sport } from '@pitchside/api/scores/matches';
import { basketballPricing } from './basketball.ts';
import { esportsPricing } from './esports.ts';
import { footballPricing } from './football.ts';
import type { PlanPricing } from './pricing.types.ts';

/** Pricing of each sport. */
export const pricings: Readonly<Record<Sport, PlanPricing>> = {
  football: footballPricing,
  basketball: basketballPricing,
  esports: esportsPricing,
};
