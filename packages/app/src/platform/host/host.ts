/** Whether this runs in a browser; false where the server draws the page. */
export const inBrowser = typeof document !== 'undefined';

/** Origin of the site; on the server, which asks nobody, one that nobody has. */
export const origin = inBrowser ? location.origin : 'http://drawn.invalid';

/** Content of a meta element that the server wrote into the page; empty without one. */
export const meta = (name: string): string =>
  inBrowser ? (document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '') : '';
