import { preferences } from '../preferences/preferences.store.ts';
import { subscribe } from 'valtio';
import { inBrowser } from '../host/host.ts';
import { laterPictures, noteReached, onLaterChange } from './later.store.ts';
import { createSpoilerHold, isReached, type Picture } from './spoilerRules.ts';

/** A picture in any tab of this browser; kept until it says that it is gone, or its tab is. */
interface KnownPicture extends Picture {
  heardAt: number;
  /** Ends the wait for the end of its tab. */
  unwatch: () => void;
}

/** Message between tabs. */
type Word =
  // The service worker reads whether the guard is on.
  | { kind: 'picture'; id: string; matchId: string; programmeAt: number; isGuarded: boolean }
  | { kind: 'gone'; id: string }
  | { kind: 'ask' };

/**
 * Locks show that a tab is gone, but exist on secure pages only. Elsewhere a picture without news for so many ms (`silence`) is dropped.
 */
const locks = inBrowser && 'locks' in navigator ? navigator.locks : undefined;
const silence = 4_000;
const beat = 250;

const known = new Map<string, KnownPicture>();
const channel = inBrowser && 'BroadcastChannel' in globalThis ? new BroadcastChannel('pictures') : undefined;
/** The pictures that matter now: open ones while the guard is on, and matches to watch later in any case. */
const open = () => [...(preferences.spoilerGuard === false ? [] : known.values()), ...laterPictures()];
const hold = createSpoilerHold(open);

let ahead: number | undefined;
/**
 * Recent offsets of the server's clock to ours, ms. Delays on the way and on a busy page only lower an offset, so the largest is the most
 * exact.
 */
const readings: number[] = [];
const mostReadings = 8;

/** Remembers what the server's clock says now, ms UTC. */
export function noteServerTime(serverAt: number): void {
  readings.push(serverAt - Date.now());
  if (readings.length > mostReadings) readings.shift();
  ahead = Math.max(...readings);
}

/** Updates the server's clock from an answer, ms UTC. A cached answer may be late but never early, so it only moves the clock forward. */
export const noteAnswerTime = (serverAt: number): void => void (ahead = Math.max(ahead ?? -Infinity, serverAt - Date.now()));

/** The server's clock, as far as it is known. */
export const serverNow = (): number => Date.now() + (ahead ?? 0);

/** Age of a server event, ms; 0 while the server's clock is unknown. */
export const serverAge = (at: number): number => (ahead === undefined ? 0 : serverNow() - at);

/** Shows something of a match at once, or when the viewer's own picture of that match has reached it. */
export const passGuard = hold.pass;

/** Resolves to the current value once the viewer's own picture has reached this moment. */
export const whenSeen = <Thing>(matchId: string, thing: Thing): Promise<Thing> =>
  new Promise((resolve) => passGuard(matchId, serverNow(), () => resolve(thing)));

/** Whether the viewer's own pictures of a match have reached an instant; true while none is open. */
export const isSeen = (matchId: string, at: number): boolean => isReached(at, open(), matchId);

/** Time between two words to the server that a picture is open, and how long each of them holds, s; sleeping tabs are slow. */
const reporting = { every: 10, holds: 90 };
let reportedAt = -Infinity;

/** Tells the server that it may draw no page for this browser: a score in it could be ahead of the picture. */
function reportToServer(): void {
  if (preferences.spoilerGuard === false || performance.now() - reportedAt < reporting.every * 1_000) return;
  reportedAt = performance.now();
  document.cookie = `picture=open; Path=/; SameSite=Lax; Max-Age=${reporting.holds}`;
}

let sweeping: ReturnType<typeof setInterval> | undefined;

/** The lock that a tab holds for as long as its picture is open. */
const lockOf = (id: string) => `picture ${id}`;

function forget(id: string): void {
  known.get(id)?.unwatch();
  known.delete(id);
}

/**
 * Forgets a picture of another tab once that tab has released its lock. A slow, sleeping or hidden tab may be silent for minutes while its
 * picture still stands.
 */
function watchEnd(id: string): () => void {
  const waiting = new AbortController();
  locks
    ?.request(lockOf(id), { mode: 'shared', signal: waiting.signal }, () => {
      forget(id);
      hold.release();
    })
    // Nobody waits any more.
    .catch(() => undefined);
  return () => waiting.abort();
}

function sweep(): void {
  const oldest = Date.now() - silence;
  for (const [id, { heardAt }] of known) if (heardAt < oldest) forget(id);
  hold.release();
  if (known.size > 0) return;
  clearInterval(sweeping);
  sweeping = undefined;
}

function hear(word: Word, isOwn = false): void {
  if (word.kind === 'picture') {
    const { id, matchId, programmeAt } = word;
    const unwatch = known.get(id)?.unwatch ?? (isOwn ? () => {} : watchEnd(id));
    known.set(id, { matchId, programmeAt, heardAt: Date.now(), unwatch });
    noteReached(matchId, programmeAt);
  }
  if (word.kind === 'gone') forget(word.id);
  hold.release();
  if (known.size > 0 && !locks) sweeping ??= setInterval(sweep, silence / 4);
}

/** Pictures of this tab, which answer a tab that has just opened. */
const own = new Set<() => void>();

if (channel) {
  channel.onmessage = ({ data }: MessageEvent<Word>) => (data.kind === 'ask' ? own.forEach((report) => report()) : hear(data));
  channel.postMessage({ kind: 'ask' } satisfies Word);
}
subscribe(preferences, () => hold.release());
onLaterChange(() => hold.release());

/**
 * Reports the position of an open picture of a match to all tabs. `programmeTime` gives ms UTC, or null while unknown. Returns a function
 * that stops it.
 */
export function openPicture(matchId: string, programmeTime: () => number | null): () => void {
  const id = crypto.randomUUID();
  let last: number | null = null;
  const say = (word: Word) => {
    hear(word, true);
    channel?.postMessage(word);
  };
  const report = () => {
    // While the stream reconnects the picture stands where it was.
    last = programmeTime() ?? last;
    reportToServer();
    if (last !== null) say({ kind: 'picture', id, matchId, programmeAt: last, isGuarded: preferences.spoilerGuard !== false });
  };
  const gone = () => say({ kind: 'gone', id });
  let timer: ReturnType<typeof setInterval> | undefined;
  let close = () => {};
  const begin = () => {
    if (isClosed) return;
    own.add(report);
    timer = setInterval(report, beat);
    report();
  };
  let isClosed = false;
  // The picture is reported only once its lock is held: a tab that got the lock would take the picture for gone.
  if (locks)
    void locks.request(lockOf(id), () => {
      begin();
      return isClosed ? undefined : new Promise<void>((resolve) => (close = resolve));
    });
  else begin();
  addEventListener('pagehide', gone);
  return () => {
    isClosed = true;
    close();
    clearInterval(timer);
    removeEventListener('pagehide', gone);
    own.delete(report);
    gone();
  };
}
