import type { Names } from '../../text/local.ts';
import type { MonthDay, RoundHours, SeasonPlan } from '../season.types.ts';
import type { PeopleRegion } from './football.types.ts';

/** When a cup is played: on nights in the middle of the week. */
export interface CupPlan extends SeasonPlan {
  only: readonly MonthDay[];
  week: readonly [RoundHours];
  rounds: number;
}

/** A competition among clubs of several leagues. */
export interface CupLine {
  id: string;
  names: Names;
  shortNames: Names;
  countryNames: Names;
  color: string;
  tier: number;
  /** Whose names its referees bear. */
  people: PeopleRegion;
  /** Ids of its clubs. */
  clubs: readonly string[];
  plan: CupPlan;
}
