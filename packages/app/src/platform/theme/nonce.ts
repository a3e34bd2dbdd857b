import { inBrowser } from '../host/host.ts';

/** Nonce of this page's content policy; undefined where the page brings none. */
export const nonce = inBrowser ? document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce : undefined;
