import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDrawn } from './drawnPage.mjs';

/** Style sheets of host pages: packages that the project has installed, and what projects begin with. */
const packaged = {
  normalize: 'normalize.css/normalize.css',
  'Bootstrap reboot': 'bootstrap/dist/css/bootstrap-reboot.css',
  'Tailwind 4 preflight': 'tailwindcss/preflight.css',
};
const written = {
  none: '',
  '* reset': '*, *::before, *::after { margin: 0; padding: 0; box-sizing: border-box; }',
  // Rules as templates of build tools bring them.
  template: `
    :root { font: 400 16px/1.5 serif; color-scheme: light dark; color: #fffd; background: #242424; }
    body { text-align: center; letter-spacing: 1px; }
    a { font-weight: 500; color: #646cff; text-decoration: inherit; } a:hover { color: #535bf2; }
    h1 { font-size: 3.2em; line-height: 1.1; } h2, h3 { margin: 1em 0; text-transform: uppercase; }
    button { border-radius: 8px; border: 1px solid #0000; padding: .6em 1.2em; font-size: 1em; background-color: #1a1a1a; cursor: wait; }
    button:not(:disabled), [type='button']:not(:disabled) { background-color: #1a1a1a; border-color: #646cff; }
    input, select, textarea { padding: 12px; border: 2px solid red; width: 100%; } label { display: block; margin-bottom: 8px; }
    table { width: 100%; border: 1px solid; } th, td { padding: 12px; border: 1px solid; text-align: left; }
    ul, ol { padding-left: 40px; list-style: square; } li { margin-bottom: 8px; } p { margin-bottom: 1em; } img, svg { vertical-align: middle; }`,
};
/** Packages by name, for whoever installs the project. */
export const hostPackages = { 'normalize.css': '8.0.1', bootstrap: '5.3.9', tailwindcss: '4.3.5' };

/** Sheets by name; those of Tailwind lie in the layer that it gives them. */
function sheets(folder) {
  const read = Object.entries(packaged).map(([name, file]) => {
    const css = readFileSync(join(folder, 'node_modules', file), 'utf8');
    return [name, name.startsWith('Tailwind') ? `@layer base {\n${css}\n}` : css];
  });
  return Object.fromEntries([...Object.entries(written), ...read]);
}

/** Runs in the page: counts elements of each component that look other under a sheet, and names one of them. */
function compareAll([drawn, css]) {
  const names =
    'display position color background-color background-image opacity visibility cursor appearance box-shadow text-shadow transform ' +
    'font-family font-size font-weight font-style line-height letter-spacing text-align text-transform text-decoration-line ' +
    'white-space vertical-align list-style-type overflow-x overflow-y outline-style outline-width border-collapse ' +
    ['top', 'right', 'bottom', 'left']
      .flatMap((side) =>
        ['margin', 'padding'].map((kind) => `${kind}-${side}`).concat(['width', 'style', 'color'].map((kind) => `border-${side}-${kind}`)),
      )
      .join(' ') +
    ' border-top-left-radius';
  const list = names.split(' ');
  // Elements of components that are seen: not the provider's own, fields that a form reads behind a control, and shapes that only cut.
  const unseen = 'input[aria-hidden], input[type=range], clipPath, clipPath *';
  const parts = (place) => [...place.querySelectorAll("[class*='pside_'], [class*='pside_'] *")].filter((one) => !one.matches(unseen));
  const looks = (place) =>
    parts(place).map((element) => {
      const style = window.getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      // Where a component stands is the host's; where its elements stand in it is not.
      let root = element;
      for (let above = root; above; above = above.parentElement?.closest("[class*='pside_']")) root = above;
      const at = root.getBoundingClientRect();
      const values = list.map((name) => style.getPropertyValue(name));
      // A border without a width has no look.
      list.forEach((name, index) => {
        const [, side] = /^border-(\w+)-(?:style|color)$/.exec(name) ?? [];
        if (side && values[list.indexOf(`border-${side}-width`)] === '0px') values[index] = '';
      });
      if (style.outlineStyle === 'none') values[list.indexOf('outline-width')] = '';
      return [...values, ...[x - at.x, y - at.y, width, height].map((value) => value.toFixed(1))];
    });
  const all = [...list, 'x', 'y', 'width', 'height'];
  const result = {};
  const sheet = document.head.appendChild(document.createElement('style'));
  // What stands still is measured, not what is on its way.
  document.head.appendChild(document.createElement('style')).textContent =
    '*, ::before, ::after { animation: none !important; transition: none !important; }';
  let elements = 0;
  for (const { name, html } of drawn) {
    const place = document.body.appendChild(document.createElement('div'));
    place.style.cssText = 'position: absolute; inset: 0 auto auto 0; width: 1000px;';
    place.innerHTML = html;
    sheet.textContent = '';
    const before = looks(place);
    elements += before.length;
    for (const [host, text] of Object.entries(css)) {
      sheet.textContent = text;
      const changed = looks(place).flatMap((after, index) => {
        const other = all.filter((_property, at) => after[at] !== before[index][at]);
        return other.length > 0 ? [{ index, other }] : [];
      });
      if (changed.length === 0) continue;
      // Where something changed by itself, not for what is around it.
      const cause = changed.find(({ other }) => other.some((property) => all.indexOf(property) < list.length)) ?? changed[0];
      const element = parts(place)[cause.index];
      const tag = `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`;
      (result[host] ??= []).push(
        `${name}: ${changed.length} of ${before.length} elements, such as ${tag}: ${cause.other.slice(0, 6).join(', ')}`,
      );
    }
    place.remove();
  }
  return { result, elements };
}

/**
 * Draws every component of the installed package under style sheets of hosts.
 * @param {import('playwright-core').Browser} browser
 * @param {string} folder project whose page of all components is built
 * @returns {Promise<{ summary: string, faults: string[] }>} one sentence a component that looks other than without a host's sheet
 */
export async function hostSheetFaults(browser, folder) {
  const { page, drawn, close } = await openDrawn(browser, folder);
  try {
    const all = sheets(folder);
    const { result, elements } = await page.evaluate(compareAll, [drawn, all]);
    const rows = Object.keys(all).map((name) => `${name} ${result[name]?.length ?? 0}`);
    return {
      summary: `${elements} elements of ${drawn.length} components under sheets of hosts, components that look other: ${rows.join(', ')}`,
      faults: Object.entries(result).flatMap(([name, lines]) => lines.map((line) => `under ${name}, ${line}`)),
    };
  } finally {
    await close();
  }
}
