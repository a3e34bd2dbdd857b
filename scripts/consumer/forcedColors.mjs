import { openDrawn } from './drawnPage.mjs';

/** Runs in the page: grounds of elements that hold nothing but colour, by component, place and part of the element. */
function grounds(drawn) {
  // A tinted column is a cell without words, too.
  const holdsMore = 'svg, img, canvas, video, input, textarea, select, button, iframe, td, th';
  return drawn.flatMap(({ name, html }) => {
    const place = document.body.appendChild(document.createElement('div'));
    place.style.cssText = 'position: absolute; inset: 0 auto auto 0; width: 1000px;';
    place.innerHTML = html;
    const found = [...place.querySelectorAll("[class*='pside_']")].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        const style = window.getComputedStyle(element, pseudo);
        const { width, height } = element.getBoundingClientRect();
        const isColour = pseudo
          ? style.content === '""'
          : !element.textContent.trim() && !element.matches(holdsMore) && !element.querySelector(holdsMore);
        const label = `${name}: <${element.tagName.toLowerCase()} class="${element.getAttribute('class')}">${pseudo ?? ''}`;
        return [{ label, ground: isColour && width * height > 0 ? style.backgroundColor : '', edge: style.borderTopWidth }];
      }),
    );
    place.remove();
    return found;
  });
}

const clear = /^$|, 0\)$|\/ 0\)$/;

/**
 * Draws every component of the installed package where the system forces its colours.
 * @param {import('playwright-core').Browser} browser
 * @param {string} folder project whose page of all components is built
 * @returns {Promise<string[]>} one sentence an element that is seen by its colour and not there any more
 */
export async function forcedColorFaults(browser, folder) {
  const { page, drawn, close } = await openDrawn(browser, folder);
  try {
    const before = await page.evaluate(grounds, drawn);
    await page.emulateMedia({ forcedColors: 'active' });
    const canvas = await page.evaluate(() => {
      document.body.style.backgroundColor = 'Canvas';
      return window.getComputedStyle(document.body).backgroundColor;
    });
    const after = await page.evaluate(grounds, drawn);
    const gone = before.flatMap(({ label, ground }, index) => {
      const { ground: now, edge } = after[index];
      return !clear.test(ground) && ground !== now && (now === canvas || clear.test(now)) && edge === '0px' ? [label] : [];
    });
    return [...new Set(gone)].map((label) => `in forced colours, nothing is left of ${label}`);
  } finally {
    await close();
  }
}
