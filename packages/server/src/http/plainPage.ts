const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Makes text safe inside markup and attributes. */
export const escapeText = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

const look =
  'body{font:16px/1.6 system-ui,sans-serif;max-width:26rem;margin:12vh auto;padding:0 1rem;color:#16241f;background:#f6f8f4}h1{font-size:1.4rem}label{display:block;margin:1rem 0}input{display:block;width:100%;padding:.6rem;font:inherit;box-sizing:border-box}button{padding:.6rem 1.4rem;font:inherit}' +
  'ol{list-style:none;margin:0;padding:0}li{background:#fff;border:1px solid #d9e0da;border-radius:8px;padding:.8rem 1rem;margin:.6rem 0}li b{font-variant-numeric:tabular-nums}time{color:#52635b;font-size:.85rem;margin-inline-start:.6rem}@media (prefers-color-scheme:dark){body{color:#e8efe9;background:#0d1714}li{background:#16231e;border-color:#2b3b34}time{color:#a3b3aa}}';

/** A page without scripts, outside the app. `inner` is markup; `refresh` is in seconds. */
export const plainPage = ({
  title,
  inner,
  nonce,
  lang = 'zh',
  refresh,
}: {
  title: string;
  inner: string;
  nonce: string;
  lang?: string;
  refresh?: number;
}): string =>
  `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">${refresh === undefined ? '' : `<meta http-equiv="refresh" content="${refresh}">`}<title>${escapeText(title)}</title><style nonce="${nonce}">${look}</style><h1>${escapeText(title)}</h1>${inner}</html>`;
