import type { ReactNode } from 'react';
import type { PlayerStatus } from '../PlayerFrame/index.ts';
import type { MatchScore } from '../../scores/Scorebug/index.ts';
import type { RootProps } from '../../theme/root.ts';

/** The room that the hero player shows. */
export interface HeroRoom {
  /** The room's page. */
  href: string;
  title: string;
  /** Popularity, which is not a count of viewers. */
  heat: number;
  anchor: { id: string; nickname: string; avatarUrl?: string };
  /** The match that is on; without it the picture says that it is live. */
  match?: MatchScore;
  /** Competition and round, or another subject of the room: 英超 第12轮. */
  league?: string;
  /** Tags of the room: 官方解说. */
  tags?: readonly string[];
  /** A short hint after the anchor: 另有 6 路解说. */
  hint?: string;
}

export interface HeroPlayerProps extends RootProps {
  room: HeroRoom;
  /** State of playback; see `PlayerState`. */
  status: PlayerStatus;
  muted: boolean;
  /** The `<video>` element; it fills the picture. */
  video: ReactNode;
  /** Covers the picture until it moves. */
  poster: ReactNode;
  onPlay: () => void;
  onPause: () => void;
  onMutedChange: (muted: boolean) => void;
}
