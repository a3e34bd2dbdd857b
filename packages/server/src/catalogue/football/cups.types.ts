import type { Names } from '../../text/local.ts';
import type { MonthDay, RoundHours, SeasonPlan } from '../season.types.ts';
import type { PeopleRegion } from './football.types.ts';

/** Calendar of a cup of clubs from several countries: league rounds on midweek nights, or none, then knock-out rounds. */
export interface CupPlan extends SeasonPlan {
  only?: readonly MonthDay[];
  week: readonly [RoundHours] | readonly [];
  rounds: number;
}

/** A competition among clubs of one or several leagues. */
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
  clubs?: readonly string[];
  /** Leagues all of whose clubs are in it. */
  leagues?: readonly string[];
  plan: CupPlan;
}
