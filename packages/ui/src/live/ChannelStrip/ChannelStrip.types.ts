import type { ReactNode } from 'react';
import type { MatchScore } from '../../scores/Scorebug/index.ts';

/** A live room that the hero player can show. */
export interface StripRoom {
  id: string;
  /** The anchor's name. */
  nickname: string;
  /** Popularity, which is not a count of viewers. */
  heat: number;
  /** A picture that fills its place, such as `Cover`. */
  cover: ReactNode;
  /** The match that is on; without it the room says that it is live. */
  match?: MatchScore;
}
