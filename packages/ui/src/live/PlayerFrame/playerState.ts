/**
 * States of the player from the viewer's side. `stalled` = playing, but out of data; `away` = the anchor sends nothing for the moment;
 * `absent` = the stream is not there yet; `offline` = this machine has no network; `blocked` = the browser waits for a press before it
 * plays.
 */
export const playerStatuses = [
  'idle',
  'connecting',
  'playing',
  'paused',
  'stalled',
  'reconnecting',
  'away',
  'absent',
  'offline',
  'ended',
  'error',
  'blocked',
] as const;
export type PlayerStatus = (typeof playerStatuses)[number];

/** Qualities of a stream, best first; `audio` is its sound alone, `auto` follows the network. */
export const playerQualityKinds = ['original', 'high', 'standard', 'smooth', 'audio', 'auto'] as const;
export type PlayerQualityKind = (typeof playerQualityKinds)[number];

export interface PlayerQuality {
  kind: PlayerQualityKind;
  /** Figures beside the name, such as `1080P60`. */
  note?: string;
}

/** Position in a recording, in seconds. */
export interface PlayerRecording {
  at: number;
  length: number;
  /** Up to where it is loaded; default nothing. */
  loaded?: number;
  /** Amount of comments in equal parts of the recording, drawn over the line; default not shown. */
  heat?: readonly number[];
  /** Points worth jumping to, in order; default none. */
  chapters?: readonly PlayerChapter[];
}

/** A point of a recording that is worth jumping to. */
export interface PlayerChapter {
  /** Seconds from the beginning. */
  at: number;
  title: string;
}

/** Everything the player shows of itself. */
export interface PlayerState {
  status: PlayerStatus;
  muted: boolean;
  /** Whether the browser plays without sound until a press, though the viewer wants sound; the picture says so. Default false. */
  isSoundRefused?: boolean;
  /** 0..1 */
  volume: number;
  isLive: boolean;
  /** Whether the player is fullscreen. The app puts the whole document into fullscreen, so that toasts and dialogs stay visible. */
  fullscreen: boolean;
  /** Fills the window; default false. */
  webFull?: boolean;
  /** The page gives the player its whole width; default false. */
  theatre?: boolean;
  /** Seconds between the camera and the picture; shown for live streams. */
  latencySeconds?: number;
  /** Seconds of a live stream that can be looked back; the timeline is shown from half a minute on. Default 0. */
  windowSeconds?: number;
  /** Seconds behind the live edge, where the viewer looks back; default 0 = live. */
  behindSeconds?: number;
  /** Position of the viewer where `isLive` is false; absent while the length is unknown. */
  recording?: PlayerRecording;
  /** Playback rate of a recording; 1 is normal speed. Default 1. */
  rate?: number;
  quality?: PlayerQualityKind;
  /** A menu is shown when there is more than one. */
  qualities?: readonly PlayerQuality[];
  /**
   * Why only the sound plays: somebody chose it (`chosen`), or the network does not carry the picture (`slow`). Poster and score stand in
   * its place then. Default null.
   */
  soundAlone?: 'chosen' | 'slow' | null;
  /**
   * The encoder of a live room is gone: since when, and until when the room waits for it (ms UTC). Said where the picture does not move.
   * Default it is there.
   */
  away?: { since: number; until: number };
  /** Number of the `reconnecting` attempt, from 1. */
  attempt?: number;
  /** Text of an error, such as the server's. */
  message?: string;
}

/** Shortest past, in seconds, that is worth a timeline. */
const shortestWindow = 30;

/** Whether there is anything to play: not before a live stream begins, and not after it ended. */
export const hasStream = ({ status, isLive }: PlayerState): boolean => !isLive || (status !== 'idle' && status !== 'ended');

/** Returns the seekable range: a recording, or the past of a live stream up to its edge. Undefined where nothing is seekable. */
export function timelineOf(state: PlayerState): PlayerRecording | undefined {
  const { isLive, recording, windowSeconds = 0, behindSeconds = 0 } = state;
  if (!isLive) return recording && recording.length > 0 ? recording : undefined;
  if (!hasStream(state) || windowSeconds < shortestWindow) return undefined;
  return { at: Math.max(0, windowSeconds - behindSeconds), length: windowSeconds };
}

/** Callbacks of the viewer's actions; a control whose callback is absent is not shown, and its key does nothing. */
export interface PlayerCallbacks {
  onPlay: () => void;
  onPause: () => void;
  /** Reloads the stream; also retries after an error. */
  onRefresh: () => void;
  onMutedChange: (muted: boolean) => void;
  /** 0..1 */
  onVolumeChange: (volume: number) => void;
  onFullscreenChange: (fullscreen: boolean) => void;
  /** Seeks to this many seconds behind the live edge; 0 is live again. */
  onLookBack?: (seconds: number) => void;
  /** Seeks to a second of a recording. */
  onSeek?: (at: number) => void;
  /** Called with the second of a recording under the pointer, or null when it has left: the subject of `peek`. */
  onPeek?: (at: number | null) => void;
  /** Plays the next one. */
  onNext?: () => void;
  /** Shows the picture again where only the sound plays. */
  onShowPicture?: () => void;
  /** Plays a recording at another speed. */
  onRateChange?: (rate: number) => void;
  onQualityChange?: (quality: PlayerQualityKind) => void;
  onWebFullChange?: (webFull: boolean) => void;
  onTheatreChange?: (theatre: boolean) => void;
  /** Picture in picture. */
  onPip?: () => void;
  /** Leaves the page and continues in a corner of the next one. */
  onMini?: () => void;
  onDanmakuChange?: (on: boolean) => void;
  /** Keeps the last 30 seconds as they were seen, as a clip. */
  onClip?: () => void;
  /** Reads the score to a screen reader. */
  onScoreRead?: () => void;
  /** Shows or hides the chat column. */
  onChatToggle?: () => void;
  /** Shows or hides the figures of the stream. */
  onStatsToggle?: () => void;
  /** Puts the focus into the danmaku field. */
  onCompose?: () => void;
  /** Opens the gift bar. */
  onGifts?: () => void;
}
