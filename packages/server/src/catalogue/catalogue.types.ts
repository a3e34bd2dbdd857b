import type { Sport } from '@pitchside/api/scores/matches';
import type { Names } from '../text/local.ts';

/** A competition as everybody knows it. */
export interface CatalogueCompetition {
  id: string;
  sport: Sport;
  names: Names;
  shortNames: Names;
  countryNames: Names;
  /** CSS colour of its stripe. */
  color: string;
  /** 1 for the leagues that everybody knows, 3 for the rest, 4 for the young. */
  tier: number;
}

/** A team as everybody knows it. */
export interface CatalogueTeam {
  id: string;
  sport: Sport;
  names: Names;
  shortNames: Names;
  /** First and second CSS colour. */
  colors: [string, string];
  logo: string | null;
}
