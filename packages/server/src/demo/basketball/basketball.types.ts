import type { Names } from '../../text/local.ts';
import type { ClubLine, PeopleRegion, SideCompetition, YouthMark } from '../football/football.types.ts';

/** How a league plays. */
export interface GameRules {
  /** Minutes of a quarter: 12 in the NBA and the CBA, 10 elsewhere. */
  quarter: 10 | 12;
  /** Mean points of a team in a game without overtime. */
  points: number;
}

/** A basketball league of the real world, as the demo world plays it. */
export interface BasketballLeague {
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
  /** Local hour of the first tip-off; the last one is `spread` hours later at most. */
  from: number;
  /** Hours over which the games of a day are spread; default 8. */
  spread?: number;
  /** Days from one round to the next: 2 where each team rests a day. */
  every: 1 | 2;
  rules: GameRules;
  people: PeopleRegion;
  clubs: readonly ClubLine[];
  /** The competition is one of women. */
  isWomen?: boolean;
  women?: SideCompetition & { points: number };
  youth?: SideCompetition & { mark: YouthMark | 'U18'; points: number };
}
