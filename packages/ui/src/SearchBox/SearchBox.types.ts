import type { MatchScore } from '../Scorebug/index.ts';

/** A match that many look at. */
export interface HotMatch extends MatchScore {
  id: string;
  /** Where a press leads. */
  href: string;
}
