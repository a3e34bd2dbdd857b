/** Nonce of this page's content policy; undefined where the page brings none. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
