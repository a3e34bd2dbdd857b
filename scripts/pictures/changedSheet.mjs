const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const picture = (title, file, otherwise) =>
  `<figure><figcaption>${title}</figcaption>${file ? `<a href="${escaped(encodeURI(file))}"><img src="${escaped(encodeURI(file))}" loading="lazy" alt="${title}"></a>` : `<p>${otherwise}</p>`}</figure>`;

const row = ({ name, before, after, difference }) => `<section><h3>${escaped(name)}</h3><div>
${picture('Before', before, 'none: this picture is new')}
${picture('After', after)}
${picture('Difference', difference, before ? 'the size changed' : 'nothing to compare with')}
</div></section>`;

/**
 * One page with all pictures that changed, by part.
 * @param {ReturnType<import('./changed.mjs').changedPictures>} changed
 */
export function changedSheet(changed) {
  const parts = [...new Set(changed.map(({ part }) => part))].map((part) => [part, changed.filter((one) => one.part === part)]);
  const title = `${changed.length} changed picture${changed.length === 1 ? '' : 's'} in ${parts.length} file${parts.length === 1 ? '' : 's'}`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<style>
  body { margin: 24px; font: 14px/1.5 system-ui, sans-serif; background: #e9ecec; color: #14201c }
  h2 { margin: 40px 0 0; font-size: 18px } h3 { margin: 24px 0 8px; font-size: 14px }
  nav a { margin-right: 16px; color: inherit }
  section div { display: grid; gap: 16px; grid-template-columns: repeat(3, minmax(0, 1fr)); align-items: start }
  figure { margin: 0 } p { margin: 0; padding: 24px; border: 1px dashed #0004 }
  img { max-width: 100%; display: block; border: 1px solid #0003; background: #fff }
</style>
<h1>${title}</h1>
<nav>${parts.map(([part, pictures], index) => `<a href="#p${index}">${escaped(part.split('/').at(-1))} (${pictures.length})</a>`).join('')}</nav>
${parts.map(([part, pictures], index) => `<h2 id="p${index}">${escaped(part)} (${pictures.length})</h2>\n${pictures.map(row).join('\n')}`).join('\n')}
</html>
`;
}
