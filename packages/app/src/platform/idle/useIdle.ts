import { useEffect, useState } from 'react';

/** Longest wait for an idle moment after the page has loaded, ms. */
const patience = 2_000;

/** Runs work once the page has loaded and the browser has nothing better to do; returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  // Safari knows no idle moments.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 300);
    return () => clearTimeout(timer);
  }
  const ticket = requestIdleCallback(work, { timeout: patience });
  return () => cancelIdleCallback(ticket);
}

/** Returns true from the first idle moment after the page has loaded; use it for work that the first picture does not need. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const begin = () => void (cancel = whenIdle(() => setIdle(true)));
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
    return () => {
      removeEventListener('load', begin);
      cancel?.();
    };
  }, []);
  return idle;
}
