import type { Names } from '../text/local.ts';

/** Names and country of a real league, of any sport. */
export interface DemoLeague {
  id: string;
  names: Names;
  shortNames: Names;
  countryNames: Names;
  /** CSS colour of its stripe. */
  color: string;
  /** 1 for the leagues that everybody knows, 3 for the rest, 4 for the young. */
  tier: number;
}
