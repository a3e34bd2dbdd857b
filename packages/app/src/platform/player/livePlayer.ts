import { serverNow } from '../guard/spoiler.store.ts';
import { createEdge } from './edge.ts';
import { watchFrames } from './frames.ts';
import { createLines } from './lines.ts';
import { idleState, type LivePhase, type LivePlayer, type LiveState, type Past } from './liveState.ts';
import type { QualityChoice, StreamQuality } from './qualities.ts';
import { createSoundAlone } from './soundAlone.ts';
import type { Source } from './stream.ts';
import { noTally } from './tally.ts';

/** Seconds behind the edge beyond which a viewer who does not look back is brought to it: at any time, and on coming back to the tab. */
const tooFar = { ever: 20, onReturn: 6 } as const;
/** Milliseconds of a pause after which a live picture goes on at the edge. */
const longPause = 3_000;
/** Seconds without data after which the stream is opened again in any phase. */
const patience = 12;

/** Phases in which the picture waits for data, and which are looked at again every second. */
const lulls: ReadonlySet<LivePhase> = new Set(['stalled', 'away', 'offline', 'reconnecting']);

/** Phases in which the picture stands for want of a stream, and the milliseconds in which one that came back plays on by itself. */
const stuck: ReadonlySet<LivePhase> = new Set([...lulls, 'absent', 'ended']);
const resumesWithin = 1_000;

/** A live stream, of which the sound may be had alone. */
export interface LiveSource extends Source {
  /** Playlist of its sound alone; default none. */
  soundUrl?: string | undefined;
  /** Whether data is spared. Default no. */
  spares?: () => boolean;
  /** Whether the picture gives way to the sound by itself where the network does not carry it. Default no. */
  givesWay?: () => boolean;
}

/** Plays a live stream in a video element, and recovers it after any failure. */
export function createLivePlayer(video: HTMLVideoElement, source: LiveSource, onState: (state: LiveState) => void): LivePlayer {
  const lookAtFrames = watchFrames(video);
  let state: LiveState = { ...idleState, phase: 'connecting' };
  let destroyed = false;
  let wantsPlay = true;
  let pausedAt = 0;
  let lullSeconds = 0;
  let isLed = false;
  let past: Past | null = null;
  let wanted: QualityChoice = source.quality?.() ?? 'original';
  const decide = createSoundAlone();
  /** The network does not carry the picture. */
  let isTooSlow = false;
  /** Why only the sound plays. */
  const alone = () => (!source.soundUrl ? null : wanted === 'audio' ? 'chosen' : isTooSlow ? 'slow' : null);
  /** Qualities of the picture as they were known last, and smallest bit rate. */
  let pictures: { list: readonly StreamQuality[]; all: readonly StreamQuality[]; least: number | null } = {
    list: [],
    all: [],
    least: null,
  };
  const counts = { reconnects: 0, stalls: 0 };
  let resuming: ReturnType<typeof setTimeout> | undefined;

  function update(change: Partial<LiveState>): void {
    const isNews = Object.entries(change).some(([key, value]) => state[key as keyof LiveState] !== value);
    if (destroyed || !isNews) return;
    state = { ...state, ...change };
    onState(state);
  }

  async function start(): Promise<void> {
    if (!wantsPlay) return;
    try {
      await video.play();
    } catch (error) {
      // The browser wants a gesture first, unless the sound is off; an interrupted attempt is no news.
      if (error instanceof DOMException && error.name === 'NotAllowedError') update({ phase: 'blocked' });
    }
  }

  const setHeard = () => line.stream()?.setHeard(!video.muted && video.volume > 0);
  /** Stream as it is wanted now: with its picture, or its sound alone. */
  const live = (): Source => {
    if (!source.soundUrl || alone() === null) return { ...source, quality: () => wanted };
    return { url: source.soundUrl, isLowLatency: source.isLowLatency, sound: source.spares?.() ? 'spared' : 'best' };
  };
  /** Recorded part, which has a picture: where only the sound plays, the stream's own window is all. */
  const recorded = () => (alone() === null ? past : null);
  const line = createLines(video, live, recorded, {
    ready: () => void start(),
    opened() {
      lullSeconds = 0;
      setHeard();
      line.stream()?.setLed(isLed);
    },
    lost(failure, attempt) {
      counts.reconnects += 1;
      const phase = !navigator.onLine ? 'offline' : failure === 'absent' ? 'absent' : 'reconnecting';
      update({ phase: wantsPlay ? phase : 'paused', attempt });
    },
  });
  const edge = createEdge(video, line, recorded);

  /** Opens the stream again for a picture or for its sound, at the moment that is seen. */
  function change(): void {
    const at = edge.looksBack() && line.kind() === 'live' ? (line.programmeTime() ?? undefined) : undefined;
    lullSeconds = 0;
    update({ phase: wantsPlay ? 'connecting' : 'paused', alone: alone(), attempt: 0 });
    line.openLive(at);
  }

  /** Whether the picture gives way to the sound, or comes back. */
  function weigh(): void {
    if (!source.soundUrl || wanted === 'audio' || line.kind() === 'past') return;
    if (!source.givesWay?.()) {
      decide.forget();
      if (!isTooSlow) return;
      isTooSlow = false;
      return change();
    }
    const { lineRate, leastRate } = line.stream()?.tally() ?? noTally;
    if (!isTooSlow) pictures.least = leastRate ?? pictures.least;
    const before = isTooSlow;
    isTooSlow = decide.look({ phase: state.phase, lineRate, leastRate: pictures.least }, performance.now());
    if (isTooSlow !== before) change();
  }

  /** The qualities that can be chosen: those of the picture, and its sound alone before the automatic one. */
  function offered(list: readonly StreamQuality[]): readonly StreamQuality[] {
    if (!source.soundUrl) return list;
    if (list === pictures.list && pictures.all.length > 0) return pictures.all;
    const known: readonly StreamQuality[] = list.length > 0 ? list : [{ kind: 'original' }];
    const place = known.findIndex(({ kind }) => kind === 'auto');
    const all = known.toSpliced(place < 0 ? known.length : place, 0, { kind: 'audio' });
    pictures = { ...pictures, list, all };
    return all;
  }

  /** Why the picture waits for data. */
  function lull(): void {
    const stream = line.stream();
    update({
      phase: !navigator.onLine
        ? 'offline'
        : line.kind() === 'live' && stream?.isSilent()
          ? 'away'
          : stream?.isTroubled()
            ? 'reconnecting'
            : 'stalled',
    });
  }

  /** Looks once a second: how far behind, why it stands, whether it hangs. */
  function watch(): void {
    const { behind, window } = edge.place();
    const looksBack = edge.looksBack();
    if (state.phase === 'playing' && !looksBack && !isLed && behind > tooFar.ever) edge.lookBack(0);
    if (lulls.has(state.phase) && line.stream()) {
      lull();
      // An anchor who is away, and a machine without network, are waited for.
      lullSeconds = state.phase === 'stalled' || state.phase === 'reconnecting' ? lullSeconds + 1 : 0;
      if (lullSeconds > patience) line.fail('network');
    }
    const seen = line.programmeTime();
    const qualities = line.stream()?.qualities;
    if (qualities)
      update({ qualities: offered(alone() ? pictures.list : qualities.list()), quality: alone() ? 'audio' : qualities.current() });
    const latency = seen === null ? null : Math.max(0, (serverNow() - seen) / 1_000);
    update({
      latency,
      window: Math.round(window),
      behind: looksBack ? Math.round(behind) : 0,
      isPast: line.kind() === 'past',
      alone: alone(),
    });
    weigh();
  }
  const timer = setInterval(watch, 1_000);

  const onVideo: Partial<Record<keyof HTMLVideoElementEventMap, () => void>> = {
    playing() {
      lullSeconds = 0;
      line.plays();
      update({ phase: 'playing', attempt: 0 });
    },
    waiting() {
      if (state.phase !== 'playing') return;
      counts.stalls += 1;
      lull();
    },
    // Also by the keys of the machine, or of a window of the browser's own.
    pause() {
      if (video.ended) return;
      wantsPlay = false;
      pausedAt = performance.now();
      update({ phase: 'paused' });
    },
    play: () => void (wantsPlay = true),
    ended() {
      update({ phase: 'ended' });
      line.awaitNext();
    },
    volumechange: setHeard,
  };
  const handleVisible = () => {
    if (document.visibilityState !== 'visible') return;
    if (wantsPlay && !isLed && !edge.looksBack() && edge.place().behind > tooFar.onReturn) edge.lookBack(0);
    watch();
  };
  const handleOnline = () => wantsPlay && state.phase !== 'playing' && line.afresh();
  const handleOffline = () => lulls.has(state.phase) && update({ phase: 'offline' });

  for (const [name, handler] of Object.entries(onVideo)) video.addEventListener(name, handler);
  document.addEventListener('visibilitychange', handleVisible);
  addEventListener('online', handleOnline);
  addEventListener('offline', handleOffline);
  state = { ...state, alone: alone() };
  onState(state);
  line.openLive();

  return {
    play() {
      wantsPlay = true;
      if (!edge.looksBack() && performance.now() - pausedAt > longPause) edge.lookBack(0);
      void start();
    },
    pause() {
      wantsPlay = false;
      video.pause();
    },
    refresh() {
      wantsPlay = true;
      update({ phase: 'connecting', attempt: 0 });
      line.afresh();
    },
    resume() {
      clearTimeout(resuming);
      resuming = setTimeout(() => wantsPlay && stuck.has(state.phase) && line.afresh(), resumesWithin);
    },
    lookBack(seconds) {
      edge.lookBack(seconds);
      watch();
    },
    programmeTime: line.programmeTime,
    liveTime() {
      const [seen, ahead] = [line.programmeTime(), edge.ahead()];
      return seen === null || ahead === null ? null : seen + ahead * 1_000;
    },
    steer(pace, jump = 0) {
      const wasLed = isLed;
      isLed = pace !== null;
      if (wasLed !== isLed) line.stream()?.setLed(isLed);
      if (jump !== 0) edge.jump(jump / 1_000);
      // Left to itself the stream sets its own pace.
      if ((wasLed || isLed) && video.playbackRate !== (pace ?? 1)) video.playbackRate = pace ?? 1;
    },
    chooseQuality(choice) {
      const before = alone();
      wanted = choice;
      // Whoever chooses a picture gets it.
      isTooSlow = false;
      decide.forget();
      if ((before === null) === (alone() === null)) line.stream()?.qualities.choose(choice);
      else change();
      watch();
    },
    setPast(written) {
      past = written;
      watch();
    },
    figures() {
      const { buffered, currentTime, videoWidth: width, videoHeight: height, playbackRate: rate } = video;
      const buffer = buffered.length > 0 ? Math.max(0, buffered.end(buffered.length - 1) - currentTime) : 0;
      const tally = line.stream()?.tally() ?? noTally;
      return { width, height, rate, buffer, latency: state.latency, ...tally, ...lookAtFrames(), ...counts };
    },
    destroy() {
      destroyed = true;
      line.shut();
      clearInterval(timer);
      clearTimeout(resuming);
      document.removeEventListener('visibilitychange', handleVisible);
      removeEventListener('online', handleOnline);
      removeEventListener('offline', handleOffline);
      for (const [name, handler] of Object.entries(onVideo)) video.removeEventListener(name, handler);
    },
  };
}
