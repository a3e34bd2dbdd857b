import type { Result } from '../../scores/LeagueTable/index.ts';
import type { Market, MatchOdds } from '../../scores/odds/index.ts';
import type { Votes } from '../../scores/MatchVote/index.ts';
import type { MatchScore } from '../../scores/Scorebug/index.ts';

/** A match with the facts that speak for either side. */
export interface ForecastMatch extends MatchScore {
  id: string;
  /** Address of the match. */
  href: string;
  league: { id: string; name: string; color?: string };
  round: string;
  /** Kick-off in ms UTC. */
  kickoffAt: number;
  /** Last results of each side, newest first. */
  form: { home: readonly Result[]; away: readonly Result[] };
  /** Past meetings, counted from the side of `home`. */
  meetings: { won: number; drawn: number; lost: number };
  votes: Votes;
  /** The match cannot end in a draw; default false. */
  noDraw?: boolean;
  /** Its odds; left out while no company offers any. */
  index?: ForecastIndex;
  /** Lines of the odds are of points, as in basketball; default false. */
  inPoints?: boolean;
}

/** The companies' opinion of a match. */
export interface ForecastIndex {
  /** The companies' average in each market, opening and current. */
  average: MatchOdds;
  /** Companies that are counted. */
  companies: number;
  /** Companies whose line, or if that is unchanged whose first price, went up or down since the opening. */
  moves: Readonly<Partial<Record<Market, Readonly<Record<'up' | 'down', number>>>>>;
}
