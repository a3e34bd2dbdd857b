const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const figure = ({ route, lang, theme, width, file, problems }) => `<figure><a href="${file}"><img src="${file}" loading="lazy" alt=""></a>
<figcaption><b>${escaped(route)}</b> ${lang} ${theme} ${width}${problems.map((problem) => `<br><span>${escaped(problem)}</span>`).join('')}</figcaption></figure>`;

/**
 * One page with all pictures, to look at.
 * @param {import('./take.mjs').Taken[]} taken
 * @param {string} title
 */
export const contactSheet = (taken, title) => `<!doctype html><meta charset="utf-8"><title>${escaped(title)}</title>
<style>
  body { margin: 24px; font: 14px/1.5 system-ui, sans-serif; background: #e9ecec; color: #14201c }
  main { display: grid; gap: 24px; grid-template-columns: repeat(auto-fill, minmax(560px, 1fr)) }
  figure { margin: 0 }
  img { width: 100%; display: block; border: 1px solid #0003; background: #fff }
  span { color: #b3261e }
</style>
<h1>${escaped(title)}</h1>
<main>${taken.map(figure).join('\n')}</main>
`;
