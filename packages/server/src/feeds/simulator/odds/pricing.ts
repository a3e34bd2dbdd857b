import type { Sport, MatchStatus } from '@pitchside/api/scores/matches';
import { basketballPricing } from './basketball.ts';
import { esportsPricing } from './esports.ts';
import type { PlanPricing } from './pricing.types.ts';
import { divisionOf } from '../../../catalogue/football/divisions.ts';
import { createOutlook } from './outlook.ts';
import { pricesOf } from './prices.ts';

/** Football by the goals that are still expected of each side. */
const footballPricing: PlanPricing = (seed, fixture, company, timeline) => {
  const division = divisionOf(fixture.competitionId);
  const strengthOf = (id: string) => division.teams.find((team) => team.id === id)?.strength ?? 50;
  const outlook = createOutlook(seed, fixture.id, company.id, fixture.kickoffAt, {
    home: strengthOf(fixture.homeId),
    away: strengthOf(fixture.awayId),
  });
  const halfBegan = (status: MatchStatus) => timeline?.moments.find((moment) => moment.status === status)?.at ?? fixture.kickoffAt;
  const began = { first: halfBegan('first_half'), second: halfBegan('second_half') };
  return (at, now) => {
    const expected = outlook(at, now, now?.status === 'second_half' ? began.second : began.first);
    return pricesOf({ expected, score: now?.score ?? { home: 0, away: 0 }, margin: company.margin });
  };
};

/** Pricing of each sport. */
export const pricings: Readonly<Record<Sport, PlanPricing>> = {
  football: footballPricing,
  basketball: basketballPricing,
  esports: esportsPricing,
};
