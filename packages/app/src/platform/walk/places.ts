import { createPath, parsePath, type Location, type To } from 'react-router-dom';

/** The site's state of a history entry. */
interface Entry {
  /** Unique key of the entry. */
  key?: string;
  /** State that a page passed to the entry. */
  usr?: unknown;
  /** Number of entries of the site before it. */
  idx?: number;
}

const entryNow = (): Entry => (history.state as Entry | null) ?? {};

/** Current location of the browser. */
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

/** Kind of history change: a new entry, a replacement of the current one, or a move to an existing one. */
export type Step = 'PUSH' | 'REPLACE' | 'POP';

/** Writes a place into the history, unless that is where it came from. */
export function enter(place: Location, step: Step): void {
  if (step === 'POP') return;
  const { idx = 0 } = entryNow();
  const entry: Entry = { usr: place.state, key: place.key, idx: step === 'PUSH' ? idx + 1 : idx };
  if (step === 'PUSH') history.pushState(entry, '', createPath(place));
  else history.replaceState(entry, '', createPath(place));
}
