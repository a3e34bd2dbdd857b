/** Address of a request for the log: without its query, and without the secret of a hook. */
export const shownUrl = (url: string): string => (url.split('?')[0] ?? '').replace(/^(\/+hooks\/media\/)[^/]+/i, '$1…');
