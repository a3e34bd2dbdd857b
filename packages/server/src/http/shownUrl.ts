/** The address of a request as a log may show it: without what was asked with it, and without the secret of a hook. */
export const shownUrl = (url: string): string => (url.split('?')[0] ?? '').replace(/^(\/+hooks\/media\/)[^/]+/i, '$1…');
