import type { MatchScore } from '../../scores/Scorebug/index.ts';
import type { NobleRank } from '../NobleMark/index.ts';

/** Units of a rank: diamonds, followers gained, closeness in a fan club, experience, points of a contest, or popularity. */
export type RankUnit = 'diamonds' | 'fans' | 'closeness' | 'experience' | 'points' | 'heat';

/** A member in a rank. */
export interface RankedMember {
  id: string;
  nickname: string;
  /** The portrait is drawn from it; default the id. */
  avatarSeed?: string;
  level: number;
  noble?: NobleRank;
  /** The badge of a fan club, with the level in it. */
  guard?: { name: string; level: number };
  /** From 1. */
  place: number;
  /** In the unit of the rank. */
  value: number;
  /** Places gained since the period before, negative for those lost; default none. */
  trend?: number;
  /** Whether it is the reader; default false. */
  own?: boolean;
  /** Their room, to which the name leads; default none. */
  href?: string;
  /** Whether they are live now; default false. */
  live?: boolean;
}

/** Place of the reader. */
export interface RankOwn {
  /** Left out while not ranked. */
  place?: number;
  /** In the unit of the rank. */
  value: number;
  /** Distance to the place before, in the unit of the rank; left out for the first. */
  behind?: number;
}

/** A member in a rank that has a page of its own. */
export interface RankEntry extends RankedMember {
  /** Value of each of the last days, today last; empty for everybody where days are not shown. */
  days: readonly number[];
  /** Title and match of their room; left out for members without one. */
  room?: { title: string; match?: MatchScore };
  /** Their best video, and how many of theirs count; left out where videos are not shown. */
  video?: { title: string; href: string; count: number };
  /** Not ranked in the period before; default false. */
  isNew?: boolean;
}
