import type { Sport } from '@pitchside/api/scores/matches';
import type { FeedFixture } from '../../modules/scores/sport/index.ts';
import { basketball } from './basketball/index.ts';
import { esports } from './esports/index.ts';
import { football } from './football/index.ts';
import type { Plan, SimulatedSport } from './sport.ts';

/** The simulated world by sport. */
export const simulated: Readonly<Record<Sport, SimulatedSport>> = { football, basketball, esports };

/** All matches of a day (days since 1970, UTC), whatever the sport. */
export const planDay = (seed: string, day: number): FeedFixture[] => Object.values(simulated).flatMap((sport) => sport.planDay(seed, day));

/** A match of any sport, planned ahead. */
export const planOf = (seed: string, fixture: FeedFixture): Plan => simulated[fixture.sport].plan(seed, fixture);
