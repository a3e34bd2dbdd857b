import { createConnection } from './connection.ts';
import { freshRecording, type RecordingPhase, type RecordingPlayer, type RecordingState } from './recordingState.ts';

/** Phases in which the picture waits for data. */
const lulls: ReadonlySet<RecordingPhase> = new Set(['stalled', 'reconnecting', 'offline']);

/** End of the buffered range around a position, in seconds; the position itself if nothing is buffered there. */
function loadedFrom({ buffered }: HTMLVideoElement, at: number): number {
  for (let index = 0; index < buffered.length; index += 1)
    if (buffered.start(index) <= at + 0.5 && buffered.end(index) > at) return buffered.end(index);
  return at;
}

/** Start options of a recording. */
interface Beginning {
  /** The second of it; default its beginning. */
  from?: number;
  /** The browser lets it play without sound alone: turns the sound of the element off at once; default it waits for a press. */
  hush?: () => void;
}

/** Plays a recording in a video element from a position, in seconds, and resumes there after any failure of the network. */
export function createRecordingPlayer(
  video: HTMLVideoElement,
  url: string,
  onState: (state: RecordingState) => void,
  { from = 0, hush }: Beginning = {},
): RecordingPlayer {
  let state: RecordingState = { ...freshRecording, at: Math.floor(from) };
  let destroyed = false;
  let wantsPlay = true;
  /** Position of the viewer, seconds with fraction; it outlives the state of the element. */
  let at = from;

  function update(change: Partial<RecordingState>): void {
    const isNews = Object.entries(change).some(([key, value]) => state[key as keyof RecordingState] !== value);
    if (destroyed || !isNews) return;
    state = { ...state, ...change };
    onState(state);
  }

  async function start(): Promise<void> {
    video.playbackRate = state.rate;
    if (!wantsPlay) return;
    try {
      await video.play();
    } catch (error) {
      // The browser wants a gesture first, unless the sound is off; an interrupted attempt is no news.
      if (destroyed || !(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
      if (hush && !video.muted) {
        hush();
        if (video.muted) return start();
      }
      update({ phase: 'blocked' });
    }
  }

  const line = createConnection(video, () => ({ url, isLowLatency: false, from: () => at }), {
    ready: () => void start(),
    opened: () => undefined,
    lost(failure, attempt) {
      // Taken away by its anchor, or too old: it will not come.
      if (failure === 'absent') {
        line.shut();
        return update({ phase: 'gone' });
      }
      const phase = navigator.onLine ? 'reconnecting' : 'offline';
      update({ phase: wantsPlay ? phase : 'paused', attempt });
    },
  });

  function measure(): void {
    // An element that was emptied is at its beginning, and the viewer is not.
    if (video.readyState === 0) return;
    at = video.currentTime;
    const length = Number.isFinite(video.duration) ? Math.floor(video.duration) : 0;
    update({ at: Math.floor(at), length, loaded: Math.floor(loadedFrom(video, at)) });
  }

  const lull = () => update({ phase: navigator.onLine ? 'stalled' : 'offline' });
  const onVideo: Partial<Record<keyof HTMLVideoElementEventMap, () => void>> = {
    timeupdate: measure,
    durationchange: measure,
    progress: measure,
    seeked: measure,
    playing() {
      line.plays();
      update({ phase: 'playing', attempt: 0 });
    },
    waiting: () => state.phase === 'playing' && lull(),
    // Also by the keys of the machine, or of a window of the browser's own.
    pause() {
      if (video.ended) return;
      wantsPlay = false;
      update({ phase: 'paused' });
    },
    play: () => void (wantsPlay = true),
    ended() {
      measure();
      update({ phase: 'ended' });
    },
  };
  const handleOnline = () => lulls.has(state.phase) && line.afresh();
  const handleOffline = () => lulls.has(state.phase) && update({ phase: 'offline' });

  for (const [name, handler] of Object.entries(onVideo)) video.addEventListener(name, handler);
  addEventListener('online', handleOnline);
  addEventListener('offline', handleOffline);
  onState(state);
  line.open();

  function seek(to: number): void {
    at = to;
    video.currentTime = to;
    update({ at: Math.floor(to) });
  }

  return {
    play() {
      wantsPlay = true;
      if (state.phase === 'ended') seek(0);
      void start();
    },
    pause() {
      wantsPlay = false;
      video.pause();
    },
    seek(to) {
      const wasOver = state.phase === 'ended';
      seek(to);
      if (wasOver) void start();
    },
    setRate(rate) {
      video.playbackRate = rate;
      update({ rate });
    },
    programmeTime: () => line.stream()?.programmeTime() ?? null,
    refresh() {
      wantsPlay = true;
      update({ phase: 'connecting', attempt: 0 });
      line.afresh();
    },
    destroy() {
      destroyed = true;
      line.shut();
      removeEventListener('online', handleOnline);
      removeEventListener('offline', handleOffline);
      for (const [name, handler] of Object.entries(onVideo)) video.removeEventListener(name, handler);
    },
  };
}
