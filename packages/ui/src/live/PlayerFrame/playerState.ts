/** What the player is doing, as the viewer would say it. `blocked` = the browser waits for a press before it plays; `stalled` = playing, but out of data. */
export const playerStatuses = ['idle', 'connecting', 'playing', 'paused', 'stalled', 'reconnecting', 'ended', 'error', 'blocked'] as const;
export type PlayerStatus = (typeof playerStatuses)[number];

/** Qualities of a stream, best first; `auto` follows the network. */
export const playerQualityKinds = ['original', 'high', 'standard', 'smooth', 'auto'] as const;
export type PlayerQualityKind = (typeof playerQualityKinds)[number];

export interface PlayerQuality {
  kind: PlayerQualityKind;
  /** Figures beside the name, such as `1080P60`. */
  note?: string;
}

/** Everything the player shows of itself. */
export interface PlayerState {
  status: PlayerStatus;
  muted: boolean;
  /** 0..1 */
  volume: number;
  isLive: boolean;
  /** Whether the player fills the screen. The app puts the whole document into full screen, so that toasts and dialogs stay in sight. */
  fullscreen: boolean;
  /** Fills the window; default false. */
  webFull?: boolean;
  /** The page gives the player its whole width; default false. */
  theatre?: boolean;
  /** Seconds between the camera and the picture; shown for live streams. */
  latencySeconds?: number;
  quality?: PlayerQualityKind;
  /** A menu is shown when there is more than one. */
  qualities?: readonly PlayerQuality[];
  /** Which try `reconnecting` is, from 1. */
  attempt?: number;
  /** Who paused; default the viewer. */
  pausedBy?: 'viewer' | 'anchor';
  /** Words about an error, such as those of the server. */
  message?: string;
}

/** What the viewer may ask for; a control whose callback is absent is not shown, and its key does nothing. */
export interface PlayerCallbacks {
  onPlay: () => void;
  onPause: () => void;
  /** Loads the stream anew; also tries again after an error. */
  onRefresh: () => void;
  onMutedChange: (muted: boolean) => void;
  /** 0..1 */
  onVolumeChange: (volume: number) => void;
  onFullscreenChange: (fullscreen: boolean) => void;
  onQualityChange?: (quality: PlayerQualityKind) => void;
  onWebFullChange?: (webFull: boolean) => void;
  onTheatreChange?: (theatre: boolean) => void;
  /** Picture in picture. */
  onPip?: () => void;
  onDanmakuChange?: (on: boolean) => void;
  /** Shows or hides the chat column. */
  onChatToggle?: () => void;
  /** Puts the focus into the danmaku field. */
  onCompose?: () => void;
}
