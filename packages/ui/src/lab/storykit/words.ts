import { pseudoMark } from './pseudo.ts';
import { isSaid } from './say.ts';

/** Output of Intl in English: months, weekdays, distances in time, short numbers, degrees, zones. */
const intl =
  /^[\d\s.,:/+\-–−×x%()'"·]*((Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*|(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*|in|ago|(sec|min|hr|day|wk|mo|yr|hour|minute|second|week|month|year)s?|K|M|B|KB|MB|GB|GMT|UTC|AM|PM|today|tomorrow|yesterday|°C|[\d\s.,:/+\-–−×x%()'"·])*$/i;
/**
 * Marks that are the same in every language: keys, formats, quarters of a game, the shape of a series and its games,
 * one letter of a seat.
 */
const marks =
  /^(VS|HD|QR|ID|kbps|Mbps|fps|iOS|Android|CSV|ICS|XLSX|DOCX|ZIP|PDF|PNG|JPG|JPEG|MP[34]|URL|LL-HLS|Esc|Enter|Shift|Ctrl|Alt|Tab|Home|End|Q[1-4]|OT\d?|LV\.?\d*|BO\d?|KDA|LoL|DOTA2|CS2|[A-Z]|中文|English|Tiếng Việt|中|EN|VI)$/;
/** Figures of a stream, names of codecs, and addresses of the site and its mail in stories. */
const technical =
  /^[\d\s.,×·]+(?:fps|[kM]bps)$|^avc1\.\w+, mp4a[\w.]+$|^[\d×]+ · [\w.]+$|^(?:https?:\/\/)?pitchside\.example\/|^\w+@pitchside\.example$/;
const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'title', 'placeholder', 'alt'] as const;

const visible = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.closest('script, style, svg[aria-hidden="true"], [data-story-data], [lang="zh"]');

const passes = (text: string): boolean =>
  !/\p{L}/u.test(text) || pseudoMark.test(text) || isSaid(text) || marks.test(text) || technical.test(text) || intl.test(text);

/** Visible and accessible texts that come neither from the catalog nor from a story's data; meaningful in the pseudo-language alone. */
export function untranslated(root: Element): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element || !visible(element)) continue;
    const texts = node instanceof Element ? attributes.map((name) => node.getAttribute(name) ?? '') : [node.textContent ?? ''];
    for (const text of texts) if (!passes(text.trim())) found.add(text.trim());
  }
  return [...found];
}

/** The nearest element around a text that clips overflow. */
function cutter(element: Element): Element | undefined {
  for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
    const { overflowX, position } = getComputedStyle(around);
    if (overflowX === 'hidden' || overflowX === 'clip') return around;
    // A scroller shows the rest on demand, and elements out of the flow are placed by their own rule.
    if (overflowX !== 'visible' || position === 'fixed') return undefined;
  }
  return undefined;
}

/**
 * Catalog texts that their box cuts off; meaningful in the pseudo-language alone. Names and comments may end in an ellipsis,
 * the components' own texts may not, unless the full text is in a `title`.
 */
export function clipped(root: Element): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (!element || !pseudoMark.test(text) || !visible(element) || element.closest('[title]')) continue;
    const box = cutter(element);
    if (!box || box.clientWidth <= 1) continue;
    range.selectNodeContents(node);
    const { left, right } = range.getBoundingClientRect();
    const around = box.getBoundingClientRect();
    if (right > around.right + 1 || left < around.left - 1) found.add(text);
  }
  return [...found];
}
