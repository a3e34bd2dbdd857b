import type { NobleRank } from '../NobleMark/index.ts';

/** Somebody in a rank of those who gave. */
export interface RankedMember {
  id: string;
  nickname: string;
  /** The portrait is drawn from it; default the id. */
  avatarSeed?: string;
  level: number;
  noble?: NobleRank;
  /** From 1. */
  place: number;
  /** Diamonds. */
  value: number;
  /** Places gained since the period before, negative for those lost; default none. */
  trend?: number;
  /** The reader. */
  own?: boolean;
}

/** Where the reader stands. */
export interface RankOwn {
  /** Left out while not ranked. */
  place?: number;
  /** Diamonds. */
  value: number;
  /** Diamonds that are missing to overtake who stands before; left out for the first. */
  behind?: number;
}
