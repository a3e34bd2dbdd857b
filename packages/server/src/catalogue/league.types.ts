import type { Names } from '../text/local.ts';

/** What a league of the real world is called and where it plays, whatever the sport. */
export interface DemoLeague {
  id: string;
  names: Names;
  shortNames: Names;
  countryNames: Names;
  /** CSS colour of its stripe. */
  color: string;
  /** 1 for the leagues that everybody knows, 3 for the rest. */
  tier: number;
  /** Hours that its clocks are ahead of UTC in winter. */
  utcOffset: number;
  /** Local hour at which its first match of a day starts; the last one starts eight hours later at most. */
  from: number;
}
