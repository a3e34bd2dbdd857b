import type Hls from 'hls.js';

/** What a player is doing. */
export type LivePhase = 'idle' | 'connecting' | 'playing' | 'paused' | 'stalled' | 'reconnecting' | 'blocked' | 'error';

/** How a live picture stands, for the parts that draw it. */
export interface LiveState {
  phase: LivePhase;
  /** Seconds between the camera and the screen; null while unknown. */
  latency: number | null;
  /** Reconnections in a row. */
  attempt: number;
}

/** A player bound to one video element. */
export interface LivePlayer {
  play(): void;
  pause(): void;
  /** Fetches the stream anew. */
  refresh(): void;
  /** Programme time on the screen, ms UTC; null while unknown. */
  programmeTime(): number | null;
  destroy(): void;
}

/** Pauses between reconnections, ms. */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000];
/** Beyond so many seconds behind, the player jumps to the edge. */
const tooFar = 20;

const config = {
  lowLatencyMode: true,
  maxLiveSyncPlaybackRate: 1.5,
  enableWorker: false,
  startLevel: 0,
  testBandwidth: false,
  startFragPrefetch: true,
  backBufferLength: 30,
  liveDurationInfinity: true,
} as const;

/** Plays a live stream into a video element; the streaming code is loaded when it is first needed. */
export function createLivePlayer(video: HTMLVideoElement, url: string, onState: (state: LiveState) => void): LivePlayer {
  let hls: Hls | undefined;
  let state: LiveState = { phase: 'connecting', latency: null, attempt: 0 };
  let retry: ReturnType<typeof setTimeout> | undefined;
  let destroyed = false;
  let wantsPlay = true;
  let recovered = false;

  const tell = (change: Partial<LiveState>) => {
    if (destroyed) return;
    state = { ...state, ...change };
    onState(state);
  };

  async function start(): Promise<void> {
    if (!wantsPlay) return;
    try {
      await video.play();
    } catch (error) {
      // The browser wants a gesture first, unless the sound is off; an interrupted attempt is no news.
      if (error instanceof DOMException && error.name === 'NotAllowedError') tell({ phase: 'blocked' });
    }
  }

  function reconnect(): void {
    const attempt = state.attempt + 1;
    tell({ phase: 'reconnecting', attempt });
    clearTimeout(retry);
    retry = setTimeout(() => void open(), pauses[Math.min(attempt, pauses.length) - 1]);
  }

  function handleFailure(player: Hls, ofMedia: boolean): void {
    if (ofMedia && !recovered) {
      recovered = true;
      return player.recoverMediaError();
    }
    player.destroy();
    hls = undefined;
    reconnect();
  }

  async function open(): Promise<void> {
    const { default: HlsLight } = await import('hls.js/light');
    if (destroyed) return;
    hls?.destroy();
    if (!HlsLight.isSupported()) {
      // Safari plays the playlist by itself.
      video.src = url;
      return start();
    }
    const player = new HlsLight(config);
    hls = player;
    player.on(HlsLight.Events.MANIFEST_PARSED, () => void start());
    player.on(HlsLight.Events.ERROR, (_event, { fatal, type }) => fatal && handleFailure(player, type === HlsLight.ErrorTypes.MEDIA_ERROR));
    player.loadSource(url);
    player.attachMedia(video);
  }

  const handlers: Partial<Record<keyof HTMLVideoElementEventMap, () => void>> = {
    playing: () => tell({ phase: 'playing', attempt: 0 }),
    waiting: () => state.phase === 'playing' && tell({ phase: 'stalled' }),
    pause: () => !wantsPlay && tell({ phase: 'paused' }),
  };
  for (const [name, handler] of Object.entries(handlers)) video.addEventListener(name, handler);

  const toEdge = () => {
    const edge = hls?.liveSyncPosition;
    if (edge !== null && edge !== undefined) video.currentTime = edge;
  };
  const watch = setInterval(() => {
    const playing = hls?.playingDate;
    const latency = playing ? Math.max(0, (Date.now() - playing.getTime()) / 1_000) : null;
    if (latency !== null && latency > tooFar && state.phase === 'playing') toEdge();
    if (latency !== state.latency) tell({ latency });
  }, 1_000);
  const seen = () => {
    if (document.visibilityState === 'visible' && (state.latency ?? 0) > 6) toEdge();
  };
  document.addEventListener('visibilitychange', seen);

  tell({});
  open().catch(() => reconnect());

  return {
    play() {
      wantsPlay = true;
      toEdge();
      void start();
    },
    pause() {
      wantsPlay = false;
      video.pause();
    },
    refresh() {
      clearTimeout(retry);
      wantsPlay = true;
      recovered = false;
      tell({ phase: 'connecting', attempt: 0 });
      open().catch(() => reconnect());
    },
    programmeTime: () => hls?.playingDate?.getTime() ?? null,
    destroy() {
      destroyed = true;
      clearTimeout(retry);
      clearInterval(watch);
      document.removeEventListener('visibilitychange', seen);
      for (const [name, handler] of Object.entries(handlers)) video.removeEventListener(name, handler);
      hls?.destroy();
      video.removeAttribute('src');
      video.load();
    },
  };
}
