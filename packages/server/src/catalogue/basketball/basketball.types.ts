import type { ClubLine, PeopleRegion, SideCompetition, YouthMark } from '../football/football.types.ts';
import type { DemoLeague } from '../league.types.ts';

/** Rules of a league's games. */
export interface GameRules {
  /** Minutes of a quarter: 12 in the NBA and the CBA, 10 elsewhere. */
  quarter: 10 | 12;
  /** Mean points of a team in a game without overtime. */
  points: number;
}

/** A real basketball league, as the demo world plays it. */
export interface BasketballLeague extends DemoLeague {
  rules: GameRules;
  people: PeopleRegion;
  clubs: readonly ClubLine[];
  /** The competition is one of women. */
  isWomen?: boolean;
  women?: SideCompetition & { points: number };
  youth?: SideCompetition & { mark: YouthMark; points: number };
}
