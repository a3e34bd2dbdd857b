import type Hls from 'hls.js';
import type { HlsConfig } from 'hls.js';
import { catchUp, liveSettings, recordingSettings, wholeSegments } from './hls.settings.ts';
import type { Failure } from './recovery.ts';
import { createTally, type Tally } from './tally.ts';

/** Where a stream is, and how it comes. */
export interface Source {
  url: string;
  /** In parts, a second behind the camera; else in whole segments. */
  isLowLatency: boolean;
  /** It is a recording, played from the second that this gives; default a live stream. */
  from?: () => number;
}

/** What a stream tells of itself. */
export interface StreamEvents {
  /** There is something to play. */
  ready(): void;
  /** It cannot go on by itself. */
  fails(failure: Failure): void;
}

/** Where a viewer may be, in seconds of the video's own clock. */
export interface Reach {
  /** Where a live viewer is. */
  live: number;
  oldest: number;
}

/** A stream that is played into a video element. */
export interface Stream {
  /** Null while unknown. */
  reach(): Reach | null;
  /** Programme time on the screen, ms UTC; null while unknown. */
  programmeTime(): number | null;
  /** The site answers, but nothing new has come for a while. */
  isSilent(): boolean;
  /** The last question was not answered. */
  isTroubled(): boolean;
  /** Whether it is heard, which says how fast it may catch up. */
  setHeard(heard: boolean): void;
  /** Whether somebody else sets its pace; then it does not catch up by itself. */
  setLed(led: boolean): void;
  recover(): void;
  /** Recovers with the other audio codec that a stream may mean. */
  swap(): void;
  tally(): Tally;
  destroy(): void;
}

/** Milliseconds without news after which a stream is silent, and within which the site must have answered. */
const quiet = 5_000;
const answered = 10_000;

const nothing = { bitRate: null, lineRate: null, target: null, isLowLatency: null, codecs: null };

/** Safari plays the playlist by itself, and tells little of it. */
function openNative(video: HTMLVideoElement, { url, from }: Source, on: StreamEvents): Stream {
  const fail = () => on.fails('network');
  video.addEventListener('error', fail);
  if (from) video.addEventListener('loadedmetadata', () => void (video.currentTime = from()), { once: true });
  video.src = url;
  on.ready();
  const range = () => (video.seekable.length > 0 ? { oldest: video.seekable.start(0), live: video.seekable.end(0) } : null);
  return {
    reach: range,
    programmeTime: () => null,
    isSilent: () => false,
    isTroubled: () => false,
    setHeard: () => undefined,
    setLed: () => undefined,
    recover: fail,
    swap: fail,
    tally: () => nothing,
    destroy() {
      video.removeEventListener('error', fail);
      video.removeAttribute('src');
      video.load();
    },
  };
}

/** How a stream is asked for. */
const settingsOf = ({ isLowLatency, from }: Source): Partial<HlsConfig> => {
  if (from) return { ...recordingSettings, startPosition: from() };
  return isLowLatency ? liveSettings : { ...liveSettings, ...wholeSegments };
};

function openHls(HlsLight: typeof Hls, video: HTMLVideoElement, source: Source, on: StreamEvents): Stream {
  const { Events, ErrorTypes } = HlsLight;
  const hls = new HlsLight(settingsOf(source));
  const tally = createTally(hls, Events);
  let answeredAt = performance.now();
  let troubled = false;
  let [isHeard, isLed] = [false, false];
  const allow = () => void (hls.config.maxLiveSyncPlaybackRate = isLed ? 1 : isHeard ? catchUp.heard : catchUp.silent);
  const hear = () => {
    answeredAt = performance.now();
    troubled = false;
  };
  hls.on(Events.LEVEL_LOADED, hear);
  hls.on(Events.FRAG_LOADED, hear);
  hls.on(Events.MANIFEST_PARSED, on.ready);
  // The decoder was recovered: the element was emptied, and stands still until it is told to play.
  hls.on(Events.MEDIA_ATTACHED, on.ready);
  hls.on(Events.ERROR, (_event, { fatal, type, response }) => {
    if (type === ErrorTypes.NETWORK_ERROR) troubled = true;
    if (fatal) on.fails(type === ErrorTypes.MEDIA_ERROR ? 'media' : response?.code === 404 ? 'absent' : 'network');
  });
  hls.loadSource(source.url);
  hls.attachMedia(video);
  return {
    reach() {
      const details = hls.latestLevelDetails;
      const live = hls.liveSyncPosition;
      return details && live !== null ? { live, oldest: Math.max(0, details.fragmentStart) } : null;
    },
    programmeTime: () => hls.playingDate?.getTime() ?? null,
    isSilent: () => (hls.latestLevelDetails?.age ?? 0) * 1_000 > quiet && performance.now() - answeredAt < answered && !troubled,
    isTroubled: () => troubled,
    setHeard(heard) {
      isHeard = heard;
      allow();
    },
    setLed(led) {
      isLed = led;
      allow();
    },
    recover: () => hls.recoverMediaError(),
    swap() {
      hls.swapAudioCodec();
      hls.recoverMediaError();
    },
    tally,
    destroy: () => hls.destroy(),
  };
}

/** Opens a stream in a video element; the streaming code is loaded when it is first needed. */
export async function openStream(video: HTMLVideoElement, source: Source, on: StreamEvents): Promise<Stream> {
  const { default: HlsLight } = await import('hls.js/light');
  return HlsLight.isSupported() ? openHls(HlsLight, video, source, on) : openNative(video, source, on);
}

/** Whether a stream plays at an address now: its playlist is there and does not say that it has ended. */
export async function isOn(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { cache: 'no-store' });
    return answer.ok && !(await answer.text()).includes('#EXT-X-ENDLIST');
  } catch {
    // No line, no stream.
    return false;
  }
}
