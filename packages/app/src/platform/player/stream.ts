import type Hls from 'hls.js';
import type { HlsConfig, LevelDetails } from 'hls.js';
import { isBringing } from './filmElement.ts';
import { catchUp, liveSettings, recordingSettings, sparedSettings, wholeSegments } from './hlsSettings.ts';
import type { Failure } from './recovery.ts';
import { followQualities, followSound, type Qualities, type QualityChoice } from './qualities.ts';
import { createTally, noTally, type Tally } from './tally.ts';

/** Address of a stream, and how it is delivered. */
export interface Source {
  url: string;
  /** In parts, a second behind the camera; else in whole segments. */
  isLowLatency: boolean;
  /** It is a recording, played from the second that this gives; default a live stream. */
  from?: () => number;
  /** It is sound alone. `spared` takes the cheapest of it, in whole segments. Default: it has a picture. */
  sound?: 'best' | 'spared';
  /** Which of its qualities is wanted, where it has several; default the original. */
  quality?: () => QualityChoice;
  /** It is the recording of a broadcast that is on: nobody is at its edge. Default false. */
  isRecorded?: boolean;
  /** Programme time (ms UTC) at which it begins; where that says nothing, a live stream begins at its edge. */
  at?: () => number | undefined;
}

/** Events of a stream. */
export interface StreamEvents {
  /** There is something to play. */
  ready(): void;
  /** It cannot go on by itself. */
  fails(failure: Failure): void;
}

/** Seekable range, in seconds of the video's own clock. */
export interface Reach {
  /** Live edge. */
  live: number;
  oldest: number;
}

/** A stream that is played into a video element. */
export interface Stream {
  /** Null while unknown. */
  reach(): Reach | null;
  /** Programme time on the screen, ms UTC; null while unknown. */
  programmeTime(): number | null;
  /** Goes to a programme time (ms UTC); false where the stream does not tell its times. */
  goTo(at: number): boolean;
  /** The site answers, but nothing new has come for a while. */
  isSilent(): boolean;
  /** The last question was not answered. */
  isTroubled(): boolean;
  /** Whether it is audible, which limits its catch-up rate. */
  setHeard(heard: boolean): void;
  /** Whether somebody else sets its pace; then it does not catch up by itself. */
  setLed(led: boolean): void;
  qualities: Qualities;
  recover(): void;
  /** Recovers with the other audio codec that a stream may mean. */
  swap(): void;
  tally(): Tally;
  destroy(): void;
}

/** Milliseconds without news after which a stream is silent, and within which the site must have answered. */
const quiet = 5_000;
const answered = 10_000;

/** A film in one file, which every browser plays by itself. */
const isFile = (url: string) => /\.mp4(?:[?#]|$)/.test(url);

/**
 * Cause of a failed file: the player does not tell whether it is missing or the network failed. Ours only redirects to a file of another
 * origin, which counts as present.
 */
async function whyNot(url: string): Promise<Failure> {
  try {
    const answer = await fetch(url, { method: 'HEAD', redirect: 'manual', cache: 'no-store' });
    return answer.status === 404 || answer.status === 410 ? 'absent' : 'network';
  } catch {
    // No line.
    return 'network';
  }
}

/** Plays natively: Safari plays playlists, every browser plays whole files. Reports few figures. */
function openNative(video: HTMLVideoElement, { url, from }: Source, on: StreamEvents): Stream {
  let isOpen = true;
  const fail = () => {
    if (!isFile(url)) return on.fails('network');
    void whyNot(url).then((why) => isOpen && on.fails(why));
  };
  video.addEventListener('error', fail);
  // At its beginning it stands by itself: going there would empty the decoder and ask for the bytes anew.
  const goOn = () => {
    const at = from?.() ?? 0;
    if (at > 0) video.currentTime = at;
  };
  const isComing = isBringing(video, url);
  if (isComing && video.readyState > 0) goOn();
  else video.addEventListener('loadedmetadata', goOn, { once: true });
  if (!isComing) video.src = url;
  on.ready();
  const range = () => (video.seekable.length > 0 ? { oldest: video.seekable.start(0), live: video.seekable.end(0) } : null);
  return {
    reach: range,
    programmeTime: () => null,
    goTo: () => false,
    isSilent: () => false,
    isTroubled: () => false,
    setHeard: () => undefined,
    setLed: () => undefined,
    qualities: { list: () => [], current: () => 'original', choose: () => undefined },
    recover: fail,
    swap: fail,
    tally: () => noTally,
    destroy() {
      isOpen = false;
      video.removeEventListener('error', fail);
      video.removeEventListener('loadedmetadata', goOn);
      video.removeAttribute('src');
      video.load();
    },
  };
}

/** Position in a playlist of an instant (ms UTC), or the next existing one, in seconds; null for a playlist without times. */
function positionOf({ fragments, edge }: Pick<LevelDetails, 'fragments' | 'edge'>, at: number): number | null {
  let place: number | null = null;
  for (const { programDateTime, start, duration } of fragments) {
    if (programDateTime === null) continue;
    if (programDateTime > at) return place ?? start;
    place = start + Math.min(duration, (at - programDateTime) / 1_000);
  }
  return place === null ? null : Math.min(place, edge);
}

/** hls.js config for a source. */
const settingsOf = ({ isLowLatency, from, isRecorded, sound }: Source): Partial<HlsConfig> => {
  if (sound === 'spared') return sparedSettings;
  if (isRecorded) return recordingSettings;
  if (from) return { ...recordingSettings, startPosition: from() };
  return isLowLatency ? liveSettings : { ...liveSettings, ...wholeSegments };
};

function openHls(HlsLight: typeof Hls, video: HTMLVideoElement, source: Source, on: StreamEvents): Stream {
  const { Events, ErrorTypes } = HlsLight;
  const hls = new HlsLight(settingsOf(source));
  const tally = createTally(hls, Events);
  const qualities = source.sound ? followSound(hls, Events, source.sound) : followQualities(hls, Events, source.quality?.() ?? 'original');
  let answeredAt = performance.now();
  let troubled = false;
  let [isHeard, isLed] = [false, false];
  /** Says how fast it may catch up; a recording is never hurried. */
  const allow = () => {
    if (!source.isRecorded) hls.config.maxLiveSyncPlaybackRate = isLed ? 1 : isHeard ? catchUp.heard : catchUp.silent;
  };
  const hear = () => {
    answeredAt = performance.now();
    troubled = false;
  };
  hls.on(Events.LEVEL_LOADED, hear);
  hls.on(Events.FRAG_LOADED, hear);
  hls.on(Events.MANIFEST_PARSED, on.ready);
  // Before it chooses its first segment: a later start would abort that one, and hls.js does not ask for it again.
  hls.once(Events.LEVEL_UPDATED, (_event, { details }) => {
    const begin = source.at?.();
    const position = begin === undefined ? null : positionOf(details, begin);
    if (position !== null) hls.startLoad(position);
  });
  // The decoder recovery has emptied the element, which waits for play().
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
    goTo(at) {
      const details = hls.latestLevelDetails;
      const position = details && positionOf(details, at);
      if (position === null) return false;
      video.currentTime = position;
      return true;
    },
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
    qualities,
    recover: () => hls.recoverMediaError(),
    swap() {
      hls.swapAudioCodec();
      hls.recoverMediaError();
    },
    tally,
    destroy: () => hls.destroy(),
  };
}

/** Opens a stream in a video element; the streaming code is loaded when it is first needed, which a film in one file never does. */
export async function openStream(video: HTMLVideoElement, source: Source, on: StreamEvents): Promise<Stream> {
  if (isFile(source.url)) return openNative(video, source, on);
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
