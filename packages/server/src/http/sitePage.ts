import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Drawn } from './draw.ts';
import { escapeText } from './plainPage.ts';
import { createUsedStyles } from './usedStyles.ts';

/** Names of the site, embedded in the page so that nothing waits for the settings. */
export interface SiteNames {
  latin: string;
  zh: string;
  /** Origin of the mobile page; default this one. */
  mobileOrigin?: string | undefined;
}

const file = z.string().check(z.regex(/^assets\/[\w.-]+\.(js|css|woff2)$/));
/** Files that a screen needs first. */
const preload = z.object({ needs: z.array(file) });
const preloads = z.record(z.string(), preload);

/** Screen of a path by the convention of the app: `/score-detail` is `ScoreDetail`; `/` is the main page. */
export function screenOf(pathname: string): string {
  if (pathname === '/') return 'Main';
  if (pathname === '/404') return 'NotFound';
  return pathname
    .slice(1)
    .split(/[-/]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join('');
}

const links: Record<string, (file: string) => string> = {
  css: (file) => `<link rel="stylesheet" href="/${file}" />`,
  js: (file) => `<link rel="modulepreload" href="/${file}" />`,
  // Behind the scripts: nothing is drawn before these have come and run, and letters that come meanwhile are there in time.
  woff2: (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin fetchpriority="low" />`,
};
const link = (name: string) => links[name.slice(name.lastIndexOf('.') + 1)]?.(name) ?? '';

/** The app's place. */
const place = '<div id="root"></div>';

/** Styles that a page names. */
const styles = /<link rel="stylesheet"[^>]*>/g;

/** Scripts that a page names, and what they need. */
const scripts = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

const isFont = (file: string) => file.endsWith('.woff2');

/**
 * HTML of a screen. Nothing is drawn before its styles are there, so they load first, then the code of the screen. Letters of a page that
 * the server has drawn come with its styles: text that changes its font moves what is around it.
 */
function pageOf(html: string, needs: readonly string[], isDrawn: boolean): string {
  const isEarly = (file: string) => file.endsWith('.css') || (isDrawn && isFont(file));
  const first = needs.filter(isEarly).map(link).join('').replaceAll(' fetchpriority="low"', '');
  const more = needs
    .filter((file) => !isEarly(file))
    .map(link)
    .join('');
  return html
    .replaceAll(styles, '')
    .replace('</title>', `</title>${(html.match(styles) ?? []).join('')}${first}`)
    .replace('</head>', `${more}</head>`);
}

/** A page for those who save data. */
interface SparedPage {
  html: string;
  /** Files of its styles, in their order. */
  sheets: readonly string[];
}

/**
 * Page for those who save data, once it is drawn: nothing that it needs later is asked for before its content is there. The styles of what
 * is drawn stand in it; whole sheets and scripts follow the content.
 */
function sparedOf(html: string): SparedPage {
  const sheets = html.match(styles) ?? [];
  const code = html.match(scripts) ?? [];
  return {
    html: html
      .replaceAll(styles, '')
      .replaceAll(scripts, '')
      .replace('</body>', `${sheets.join('')}${code.join('')}</body>`),
    sheets: sheets.flatMap((sheet) => /href="\/([^"]+)"/.exec(sheet)?.[1] ?? []),
  };
}

/**
 * Reads the built page. The result renders it for a path, with the nonce of its policy, the files and answers that its screen needs first,
 * and what was drawn of it. Undefined when the app is not built. `fonts` is false for readers whose data is saved; default true.
 */
export function readPage(
  folder: string,
  names: SiteNames,
): ((pathname: string, nonce: string, first?: string, drawn?: Drawn, fonts?: boolean) => string) | undefined {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) return undefined;
  const html = readFileSync(index, 'utf8')
    .replaceAll('%SITE_NAME%', escapeText(names.latin))
    .replaceAll('%SITE_NAME_ZH%', escapeText(names.zh))
    .replaceAll('%MOBILE_ORIGIN%', escapeText(names.mobileOrigin ?? ''));
  const list = join(folder, 'preload.json');
  const screens = existsSync(list) ? preloads.parse(JSON.parse(readFileSync(list, 'utf8'))) : {};
  const pagesOf = (isDrawn: boolean, fonts: boolean) =>
    new Map(
      Object.entries(screens).map(([name, { needs }]) => [
        name,
        pageOf(html, fonts ? needs : needs.filter((file) => !isFont(file)), isDrawn),
      ]),
    );
  const full = { drawn: pagesOf(true, true), undrawn: pagesOf(false, true) };
  const saved = { drawn: pagesOf(true, false), undrawn: pagesOf(false, false) };
  const spared = new Map([...saved.drawn].map(([name, page]) => [name, sparedOf(page)]));
  const used = createUsedStyles((sheet) => readFileSync(join(folder, sheet), 'utf8'));
  const usedBy = new WeakMap<Drawn, string>();
  function stylesOf({ sheets }: SparedPage, drawn: Drawn): string {
    const known = usedBy.get(drawn) ?? used.of(sheets, drawn.body);
    usedBy.set(drawn, known);
    return known;
  }
  return (pathname, nonce, first = '', drawn = undefined, fonts = true) => {
    const written = (fonts ? full : saved)[drawn ? 'drawn' : 'undrawn'].get(screenOf(pathname)) ?? html;
    if (drawn) {
      const sparing = fonts ? undefined : spared.get(screenOf(pathname));
      const [head = '', body = ''] = (sparing?.html ?? written).split(place);
      const own = `${sparing ? `<style nonce="%NONCE%">${stylesOf(sparing, drawn)}</style>` : ''}${drawn.head}`;
      // What is read comes before what only the app needs, which begins when all is there.
      return `${head.replace('</head>', () => `${own}</head>`).replaceAll('%NONCE%', nonce)}${drawn.body}${first}${body}`;
    }
    const page = written.replaceAll('%NONCE%', nonce);
    // Before the app's place, so that it is whole when the scripts begin; a function, as a dollar in it means nothing.
    return first === '' ? page : page.replace('<body>', () => `<body>${first}`);
  };
}
