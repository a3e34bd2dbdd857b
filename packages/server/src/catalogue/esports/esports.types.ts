import type { EsportsGame } from '@pitchside/api/scores/matches';
import type { Names } from '../../text/local.ts';
import type { ClubLine } from '../football/football.types.ts';
import type { DemoLeague } from '../league.types.ts';

/** A real esports competition, as the demo world plays it. */
export interface EsportsLeague extends DemoLeague {
  game: EsportsGame;
  /** Hours that its clocks are ahead of UTC in winter. */
  utcOffset: number;
  /** Local hour at which its first match of a day starts; the last one starts eight hours later at most. */
  from: number;
  /** Days from one round to the next. */
  every: 1 | 2;
  /** Most maps in a usual series, and in the best one of a day. */
  bestOf: readonly [usual: 1 | 3 | 5, hot: 3 | 5 | 7];
  teams: readonly ClubLine[];
  /** A league among the second teams of the same clubs. */
  academy?: { from: number; names: Names; shortNames: Names };
}
