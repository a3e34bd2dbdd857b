import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Drawn } from './draw.ts';
import { escapeText } from './plainPage.ts';

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

/** Links of fonts, as `links` writes them. */
const fontLinks = /<link rel="preload" href="[^"]*" as="font"[^>]*>/g;

/** The page without the fonts that it names, for readers whose data is saved. */
export const withoutFonts = (html: string): string => html.replaceAll(fontLinks, '');

/** The app's place. */
const place = '<div id="root"></div>';

/** Styles that a page names. */
const styles = /<link rel="stylesheet"[^>]*>/g;

/**
 * HTML of a screen. Nothing is drawn before its styles are there, so they load first, then the code of the screen. Letters of a page that
 * the server has drawn come with its styles: text that changes its font moves what is around it.
 */
function pageOf(html: string, { needs }: z.infer<typeof preload>, isDrawn: boolean): string {
  const isEarly = (file: string) => file.endsWith('.css') || (isDrawn && file.endsWith('.woff2'));
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

/**
 * Reads the built page. The result renders it for a path, with the nonce of its policy, the files and answers that its screen needs first,
 * and what was drawn of it. Undefined when the app is not built.
 */
export function readPage(
  folder: string,
  names: SiteNames,
): ((pathname: string, nonce: string, first?: string, drawn?: Drawn) => string) | undefined {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) return undefined;
  const html = readFileSync(index, 'utf8')
    .replaceAll('%SITE_NAME%', escapeText(names.latin))
    .replaceAll('%SITE_NAME_ZH%', escapeText(names.zh))
    .replaceAll('%MOBILE_ORIGIN%', escapeText(names.mobileOrigin ?? ''));
  const list = join(folder, 'preload.json');
  const screens = existsSync(list) ? preloads.parse(JSON.parse(readFileSync(list, 'utf8'))) : {};
  const pagesOf = (isDrawn: boolean) => new Map(Object.entries(screens).map(([name, files]) => [name, pageOf(html, files, isDrawn)]));
  const [heads, drawnHeads] = [pagesOf(false), pagesOf(true)];
  return (pathname, nonce, first = '', drawn = undefined) => {
    if (drawn) {
      const [head = '', body = ''] = (drawnHeads.get(screenOf(pathname)) ?? html).split(place);
      // What is read comes before what only the app needs, which begins when all is there.
      return `${head.replace('</head>', () => `${drawn.head}</head>`).replaceAll('%NONCE%', nonce)}${drawn.body}${first}${body}`;
    }
    const page = (heads.get(screenOf(pathname)) ?? html).replaceAll('%NONCE%', nonce);
    // Before the app's place, so that it is whole when the scripts begin; a function, as a dollar in it means nothing.
    return first === '' ? page : page.replace('<body>', () => `<body>${first}`);
  };
}
