import { preferences } from '../preferences/preferences.store.ts';
import { subscribe } from 'valtio';
import { createSpoilerHold, isReached, type Picture } from './spoiler.rules.ts';

/** A picture in any tab of this browser; kept until it says that it is gone, or nothing has been heard of it for a while. */
interface KnownPicture extends Picture {
  heardAt: number;
}

/** What tabs tell each other. */
type Word = { kind: 'picture'; id: string; matchId: string; programmeAt: number } | { kind: 'gone'; id: string } | { kind: 'ask' };

/** A tab that was closed without a goodbye is forgotten after so many ms; tabs out of sight speak once a second. */
const silence = 4_000;
const beat = 250;

const known = new Map<string, KnownPicture>();
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('pictures');
/** The pictures that matter now; none while the guard is off. */
const open = () => (preferences.spoilerGuard === false ? [] : [...known.values()]);
const hold = createSpoilerHold(open);

let ahead: number | undefined;

/** Remembers what the server's clock says now, ms UTC. */
export const noteServerTime = (serverAt: number): void => void (ahead = serverAt - Date.now());

/** The server's clock, as far as it is known. */
export const serverNow = (): number => Date.now() + (ahead ?? 0);

/** How long ago something happened on the server, ms; 0 while the server's clock is not known. */
export const serverAge = (at: number): number => (ahead === undefined ? 0 : serverNow() - at);

/** Shows something of a match at once, or when the viewer's own picture of that match has reached it. */
export const passGuard = hold.pass;

/** Whether the viewer's own pictures of a match have reached an instant; true while none is open. */
export const isSeen = (matchId: string, at: number): boolean => isReached(at, open(), matchId);

let sweeping: ReturnType<typeof setInterval> | undefined;

function sweep(): void {
  const oldest = Date.now() - silence;
  for (const [id, { heardAt }] of known) if (heardAt < oldest) known.delete(id);
  hold.release();
  if (known.size > 0) return;
  clearInterval(sweeping);
  sweeping = undefined;
}

function hear(word: Word): void {
  if (word.kind === 'picture') known.set(word.id, { matchId: word.matchId, programmeAt: word.programmeAt, heardAt: Date.now() });
  if (word.kind === 'gone') known.delete(word.id);
  hold.release();
  if (known.size > 0) sweeping ??= setInterval(sweep, silence / 4);
}

/** Pictures of this tab, which answer a tab that has just opened. */
const own = new Set<() => void>();

if (channel) {
  channel.onmessage = ({ data }: MessageEvent<Word>) => (data.kind === 'ask' ? own.forEach((tell) => tell()) : hear(data));
  channel.postMessage({ kind: 'ask' } satisfies Word);
}
subscribe(preferences, () => hold.release());

/** Tells all tabs how far the picture of a match is, while it is open; `programmeTime` gives ms UTC, or null while unknown. Returns how to stop. */
export function openPicture(matchId: string, programmeTime: () => number | null): () => void {
  const id = crypto.randomUUID();
  let last: number | null = null;
  const say = (word: Word) => {
    hear(word);
    channel?.postMessage(word);
  };
  const tell = () => {
    // While the stream reconnects the picture stands where it was.
    last = programmeTime() ?? last;
    if (last !== null) say({ kind: 'picture', id, matchId, programmeAt: last });
  };
  const gone = () => say({ kind: 'gone', id });
  own.add(tell);
  const timer = setInterval(tell, beat);
  addEventListener('pagehide', gone);
  tell();
  return () => {
    clearInterval(timer);
    removeEventListener('pagehide', gone);
    own.delete(tell);
    gone();
  };
}
