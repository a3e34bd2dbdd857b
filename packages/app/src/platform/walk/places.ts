import { createPath, parsePath, type Location, type To } from 'react-router-dom';

/** What the site keeps of an entry of the history. */
interface Entry {
  /** Tells the entry from all others. */
  key?: string;
  /** What a page gave the entry along. */
  usr?: unknown;
  /** How many entries of the site lie before it. */
  idx?: number;
}

const entryNow = (): Entry => (history.state as Entry | null) ?? {};

/** Where the browser is. */
export function placeNow(): Location {
  const { pathname, search, hash } = location;
  const { key = 'default', usr = null } = entryNow();
  return { pathname, search, hash, key, state: usr };
}

/** A place that nobody has been to. */
export const freshPlace = (to: To, state: unknown = null): Location => ({
  pathname: location.pathname,
  search: '',
  hash: '',
  ...(typeof to === 'string' ? parsePath(to) : to),
  state,
  key: crypto.randomUUID().slice(0, 8),
});

/** How the history comes to a place: a new entry, another in place of this one, or one that was there before. */
export type Step = 'PUSH' | 'REPLACE' | 'POP';

/** Writes a place into the history, unless that is where it came from. */
export function enter(place: Location, step: Step): void {
  if (step === 'POP') return;
  const { idx = 0 } = entryNow();
  const entry: Entry = { usr: place.state, key: place.key, idx: step === 'PUSH' ? idx + 1 : idx };
  if (step === 'PUSH') history.pushState(entry, '', createPath(place));
  else history.replaceState(entry, '', createPath(place));
}
