import type { ReactNode } from 'react';
import type { MatchScore } from '../../scores/Scorebug/index.ts';
import type { PlayerCallbacks, PlayerState } from '../PlayerFrame/playerState.ts';

/** Reason why a room shows no picture, and the action against it. */
export interface MultiViewTrouble {
  title: string;
  hint?: string;
  /** Small buttons. */
  actions?: ReactNode;
}

/** A room of several on one screen. */
export interface MultiViewRoom {
  id: string;
  /** The streamer's nickname; empty while it is not known. */
  nickname: string;
  title: string;
  href: string;
  state: PlayerState;
  /** The `<video>` element; it fills the picture. */
  video: ReactNode;
  /** Shown until the first frame. */
  poster?: ReactNode;
  /** The match that it shows. */
  match?: MatchScore;
  /** Quality of the picture, in a word. */
  quality?: string;
  heat?: number;
  /** Shown over the picture instead of the player's own message. */
  trouble?: MultiViewTrouble;
}

/** Callbacks of the viewer's actions. */
export interface MultiViewActs extends Pick<PlayerCallbacks, 'onMutedChange' | 'onVolumeChange'> {
  onSound: (id: string) => void;
  onSpotlight: (id: string) => void;
  /** Puts another room in this one's place. */
  onSwap: (id: string) => void;
  onClose: (id: string) => void;
  onPlay: (id: string) => void;
  /** Reloads the stream. */
  onRefresh: (id: string) => void;
}
