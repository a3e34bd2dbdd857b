import type { Names } from '../../text/local.ts';
import type { DemoLeague } from '../league.types.ts';

/** Region whose names most players of a league have. */
export type PeopleRegion =
  | 'english'
  | 'spanish'
  | 'german'
  | 'italian'
  | 'french'
  | 'dutch'
  | 'portuguese'
  | 'turkish'
  | 'arabic'
  | 'chinese'
  | 'japanese'
  | 'korean'
  | 'vietnamese'
  | 'thai';

/**
 * One club a line: key, strength 1-100, first and second colour, then name and short name in Chinese, in English and, where fans in Vietnam
 * do not use the Latin form, in Vietnamese.
 */
export type ClubLine = readonly [
  key: string,
  strength: number,
  first: string,
  second: string,
  zh: string,
  zhShort: string,
  en: string,
  enShort: string,
  vi?: string,
  viShort?: string,
];

/** A second competition among the same clubs, played by their women or their young. */
export interface SideCompetition {
  names: Names;
  shortNames: Names;
  /** Number of the league's clubs, from the first line, that take part; all by default. */
  clubs?: number;
}

/** Mark behind the name of a club's young team: an age, or II for a reserve. */
export type YouthMark = 'U17' | 'U18' | 'U19' | 'U20' | 'U21' | 'U23' | 'II';

/** A real league, as the demo world plays it. */
export interface League extends DemoLeague {
  people: PeopleRegion;
  clubs: readonly ClubLine[];
  women?: SideCompetition;
  youth?: SideCompetition & { mark: YouthMark };
}

/** A text in the three languages; Vietnamese takes the Latin form of the English one unless it has its own. */
export const say = (zh: string, en: string, vi: string = en): Names => ({ zh, en, vi });
