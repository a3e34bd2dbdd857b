const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const address = (file) => escaped(encodeURI(file));
const plural = (count, word) => `${count} ${word}${count === 1 ? '' : 's'}`;

const figure = (title, shown, otherwise) =>
  `<figure><figcaption>${title}</figcaption>${shown ? `<a href="${address(shown.whole)}"><img src="${address(shown.cut ?? shown.whole)}" alt="${title}"></a>` : `<p>${otherwise}</p>`}</figure>`;

const notes = ({ kind, pixels, size }) =>
  [kind === 'changed' ? plural(pixels, 'pixel') : kind, size].filter(Boolean).map(escaped).join(', ');

const row = (one) => `<section><h3>${escaped(one.name)} <small>${escaped(one.look)}: ${notes(one)}</small></h3><div>
${figure('Before', one.before, 'new: it was not there')}
${figure('After', one.after, 'gone: it is not there any more')}
${figure('Difference', one.difference, 'nothing to compare')}
</div></section>`;

/**
 * @typedef {{ whole: string, cut?: string }} Shown files relative to the sheet: the whole picture, and the part around the change
 * @typedef {{ group: string, name: string, look: string, kind: 'changed' | 'new' | 'gone', pixels?: number, size?: string,
 *   before?: Shown, after?: Shown, difference?: Shown }} Row
 */

/**
 * One page with what changed: before, after and difference side by side.
 * @param {Row[]} rows
 * @param {string} summary
 */
export function comparisonSheet(rows, summary) {
  const groups = [...new Set(rows.map(({ group }) => group))].map((group) => [group, rows.filter((one) => one.group === group)]);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(summary)}</title>
<style>
  body { margin: 24px; font: 14px/1.5 system-ui, sans-serif; background: #e9ecec; color: #14201c }
  h1 { font-size: 20px } h2 { margin: 40px 0 0; font-size: 18px } h3 { margin: 24px 0 8px; font-size: 14px } small { font-weight: 400 }
  nav a { margin-right: 16px; color: inherit }
  section div { display: grid; gap: 16px; grid-template-columns: repeat(3, minmax(0, 1fr)); align-items: start }
  figure { margin: 0 } p { margin: 0; padding: 24px; border: 1px dashed #0004 }
  img { max-width: 100%; display: block; border: 1px solid #0003; background: #fff }
</style>
<h1>${escaped(summary)}</h1>
<nav>${groups.map(([group, those], index) => `<a href="#g${index}">${escaped(group)} (${those.length})</a>`).join('')}</nav>
${groups.map(([group, those], index) => `<h2 id="g${index}">${escaped(group)} (${those.length})</h2>\n${those.map(row).join('\n')}`).join('\n')}
</html>
`;
}
