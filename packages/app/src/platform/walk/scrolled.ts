const storageKey = 'scrolled';

/** Scroll position of each history entry of this tab by its key, px; it survives a reload. */
const known: Record<string, number> = read();

function read(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...(kept as Record<string, number>) } : {};
  } catch {
    return {};
  }
}

/** Remembers how far an entry is scrolled. */
export const keepScroll = (key: string): void => void (known[key] = scrollY);

/** Writes everything down before the page goes. */
export function writeScrolls(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(known));
  } catch {
    // Without storage a reload begins at the top.
  }
}

/** Scrolls to the stored position of an entry, else to the element of its hash, else to the top unless `stays`. */
export function scrollTo(key: string, hash: string, stays: boolean): void {
  const kept = known[key];
  const named = hash && document.getElementById(decoded(hash.slice(1)));
  if (typeof kept === 'number') window.scrollTo(0, kept);
  else if (named) named.scrollIntoView();
  else if (!stays) window.scrollTo(0, 0);
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
