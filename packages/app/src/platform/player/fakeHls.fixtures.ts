import { vi } from 'vitest';

interface FakePiece {
  programDateTime: number | null;
  start: number;
  duration: number;
}

/** A stand-in for hls.js: the test says what it meets. */
export class FakeHls {
  static all: FakeHls[] = [];
  static isSupported = () => true;
  static Events = Object.fromEntries(
    ['LEVEL_UPDATED', 'LEVEL_LOADED', 'FRAG_LOADED', 'MANIFEST_PARSED', 'MEDIA_ATTACHED', 'ERROR', 'FRAG_BUFFERED', 'BUFFER_CODECS'].map(
      (name) => [name, name],
    ),
  );
  static ErrorTypes = { NETWORK_ERROR: 'networkError', MEDIA_ERROR: 'mediaError' };
  static get last() {
    const last = FakeHls.all.at(-1);
    if (!last) throw new Error('no stream was opened');
    return last;
  }
  config = { maxLiveSyncPlaybackRate: 0 };
  latestLevelDetails: { age: number; fragmentStart: number; edge: number; partList: null; fragments: FakePiece[] } = {
    age: 0,
    fragmentStart: 40,
    edge: 102,
    partList: null,
    fragments: [],
  };
  liveSyncPosition = 100;
  playingDate: Date | null = null;
  bandwidthEstimate = Number.NaN;
  targetLatency = null;
  startLevel = -1;
  loadLevel = -1;
  nextLevel = -1;
  autoLevelEnabled = false;
  levels: { bitrate: number }[] = [];
  acts: string[] = [];
  private listeners = new Map<string, ((event: string, data: unknown) => void)[]>();
  /** Config passed to the constructor. */
  readonly given: object;
  constructor(given: object) {
    this.given = given;
    FakeHls.all.push(this);
  }
  on(event: string, listener: (event: string, data: unknown) => void) {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
  }
  once = (event: string, listener: (event: string, data: unknown) => void) => this.on(event, listener);
  meets(event: string, data: unknown = { levels: [] }) {
    for (const listener of this.listeners.get(event) ?? []) listener(event, data);
  }
  fails(type: 'network' | 'media', code?: number, fatal = true) {
    this.meets('ERROR', { fatal, type: `${type}Error`, ...(code && { response: { code } }) });
  }
  url = '';
  loadSource(url: string) {
    this.url = url;
    this.acts.push('load');
  }
  attachMedia = () => undefined;
  startLoad = (at: number) => void this.acts.push(`start ${at}`);
  recoverMediaError = () => void this.acts.push('recover');
  swapAudioCodec = () => void this.acts.push('swap');
  destroy = () => void this.acts.push('destroy');
}

/** Lets what is under way come to rest: the streaming code is imported anew for each stream. */
export async function settle(): Promise<void> {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}

/** Advances the fake timers and runs what follows. */
export async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await settle();
}
