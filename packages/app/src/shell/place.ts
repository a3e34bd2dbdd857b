/** The router's state of a history entry. */
interface Entry {
  key?: string;
}

/**
 * Gives the entry of a page that was opened afresh a key of its own, before the router reads it; back and reload find it again.
 * Without one all such pages have the same key, and each would open at the scroll of the one before.
 */
export function markPlace(place: Pick<History, 'state' | 'replaceState'> = history): void {
  const entry = place.state as Entry | null;
  if (!entry?.key) place.replaceState({ ...entry, key: crypto.randomUUID().slice(0, 8) }, '');
}
