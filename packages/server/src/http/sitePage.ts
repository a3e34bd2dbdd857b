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
  woff2: (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`,
};
const link = (name: string) => links[name.slice(name.lastIndexOf('.') + 1)]?.(name) ?? '';

/** The app's place. */
const place = '<div id="root"></div>';

/** Styles that a page names. */
const styles = /<link rel="stylesheet"[^>]*>/g;

/** Scripts that a page names, and what they need. */
const scripts = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

const isFont = (file: string) => file.endsWith('.woff2');

/** Page of a screen that the app draws: nothing shows before its styles are there, so that they load first, then scripts and fonts. */
function undrawnPage(html: string, needs: readonly string[]): string {
  const sheets = needs.filter((file) => file.endsWith('.css')).map(link);
  // Behind the scripts: nothing is drawn before these have come and run, and fonts that come meanwhile are there in time.
  const more = needs
    .filter((file) => !file.endsWith('.css'))
    .map((file) => (isFont(file) ? link(file).replace(' />', ' fetchpriority="low" />') : link(file)));
  return html
    .replaceAll(styles, '')
    .replace('</title>', `</title>${[...(html.match(styles) ?? []), ...sheets].join('')}`)
    .replace('</head>', `${more.join('')}</head>`);
}

/** Page of a screen that the server draws. */
interface DrawnPage {
  html: string;
  /** Files of its style sheets, in their order. */
  sheets: readonly string[];
}

/**
 * Page of a screen that the server draws: the styles of what is drawn go into it, whole sheets and scripts follow the content. The sheets
 * apply once all are there (`adoptStyles.ts` in the app), because some without the others would change what is drawn. Fonts come first,
 * because text that changes its font moves what is around it.
 */
function drawnPage(html: string, needs: readonly string[]): DrawnPage {
  const sheets = [...(html.match(styles) ?? []), ...needs.filter((file) => file.endsWith('.css')).map(link)];
  const code = [...(html.match(scripts) ?? []), ...needs.filter((file) => file.endsWith('.js')).map(link)];
  const late = sheets.map((sheet) => sheet.replace('rel="stylesheet"', 'rel="stylesheet" media="print"'));
  return {
    html: html
      .replaceAll(styles, '')
      .replaceAll(scripts, '')
      .replace('</title>', `</title>${needs.filter(isFont).map(link).join('')}`)
      .replace('</body>', `${late.join('')}${code.join('')}</body>`),
    sheets: sheets.flatMap((sheet) => /href="\/([^"]+)"/.exec(sheet)?.[1] ?? []),
  };
}

/** Screens of a built app with the files that each needs first. */
function readScreens(folder: string): z.output<typeof preloads> {
  const list = join(folder, 'preload.json');
  return existsSync(list) ? preloads.parse(JSON.parse(readFileSync(list, 'utf8'))) : {};
}

/** Files of the style sheets of a screen, in their order; none when the app is not built. */
export function sheetsOf(folder: string, screen: string): string[] {
  const index = join(folder, 'index.html');
  const common = existsSync(index) ? (readFileSync(index, 'utf8').match(styles) ?? []) : [];
  const own = readScreens(folder)[screen]?.needs.filter((name) => name.endsWith('.css')) ?? [];
  return [...common.flatMap((sheet) => /href="\/([^"]+)"/.exec(sheet)?.[1] ?? []), ...own];
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
  const screens = readScreens(folder);
  const pagesOf = <Page>(make: (page: string, needs: readonly string[]) => Page) => {
    const pages = new Map(
      Object.entries(screens).map(([name, { needs }]) => [
        name,
        {
          full: make(html, needs),
          saved: make(
            html,
            needs.filter((file) => !isFont(file)),
          ),
        },
      ]),
    );
    const other = make(html, []);
    return (pathname: string, fonts: boolean): Page => pages.get(screenOf(pathname))?.[fonts ? 'full' : 'saved'] ?? other;
  };
  const [drawnPages, undrawnPages] = [pagesOf(drawnPage), pagesOf(undrawnPage)];
  const usedStyles = createUsedStyles((sheet) => readFileSync(join(folder, sheet), 'utf8'));
  const stylesOf = new WeakMap<Drawn, string>();
  return (pathname, nonce, first = '', drawn = undefined, fonts = true) => {
    if (drawn) {
      const page = drawnPages(pathname, fonts);
      const used = stylesOf.get(drawn) ?? usedStyles.of(page.sheets, drawn);
      stylesOf.set(drawn, used);
      const [head = '', body = ''] = page.html.split(place);
      const own = `${used && `<style nonce="%NONCE%">${used}</style>`}${drawn.head}`;
      // What is read comes before what only the app needs, which begins when all is there.
      return `${head.replace('</head>', () => `${own}</head>`).replaceAll('%NONCE%', nonce)}${drawn.body}${first}${body}`;
    }
    const page = undrawnPages(pathname, fonts).replaceAll('%NONCE%', nonce);
    // Before the app's place, so that it is whole when the scripts begin; a function, as a dollar in it means nothing.
    return first === '' ? page : page.replace('<body>', () => `<body>${first}`);
  };
}
