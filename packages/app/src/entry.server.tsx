import { activate, locales } from '@pitchside/locales';
import { loadUiMessages } from '@pitchside/ui/locales';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { ServerStyleSheet, version } from 'styled-components';
import { parentPort, workerData } from 'node:worker_threads';
import { App } from './App.tsx';
import { bringAnswers } from './platform/api/first.ts';
import { speak } from './platform/api/language.ts';
import { beginDrawing, type Drawing } from './platform/drawn/drawn.ts';
import { nameSite } from './platform/system/names.ts';
import { routeTable } from './routeTable.ts';

/** Order of the server to draw a page. */
interface Order extends Drawing {
  id: number;
  /** Answers of the page's first questions, as they stand in its block; public ones alone. */
  answers: string;
}

/** A drawn page. */
interface Drawn {
  /** Content of the app's place. */
  html: string;
  /** Text of its style sheet, and the version of styled-components, which takes up sheets of its own version alone. */
  css: string;
  version: string;
  /** Own styles of elements, by the number in their `data-s`: a page's policy allows no `style` attribute. */
  styles: string[];
  /** Time that it took, ms. */
  took: number;
}

/** Without loaders: nothing is asked here. */
const withoutLoaders = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map(({ loader: _none, lazy, children, ...route }) => ({
    ...route,
    ...(typeof lazy === 'function' && { lazy: async () => ({ Component: (await lazy()).Component ?? null }) }),
    ...(children && { children: withoutLoaders(children) }),
  })) as RouteObject[];
const table = withoutLoaders(routeTable);

/** Loaders of the screens' code. */
const loads = (routes: readonly RouteObject[]): (() => Promise<unknown>)[] =>
  routes.flatMap(({ lazy, children = [] }) => [
    ...(typeof lazy === 'function' ? [lazy as () => Promise<unknown>] : []),
    ...loads(children),
  ]);

/** Resolves once the code of the first screen is there. */
async function ready(router: ReturnType<typeof createMemoryRouter>): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

const signs: Record<string, string> = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' };
const plain = (text: string) => text.replaceAll(/&(quot|#x27|lt|gt|amp);/g, (_all, sign: string) => signs[sign] ?? '');

const ownStyle = / style="([^"]*)"/g;

/** Numbers instead of `style` attributes. Texts hold no quote of their own, so that only attributes are found. */
function takeStyles(html: string): Pick<Drawn, 'html' | 'styles'> {
  const numbers = new Map<string, number>();
  const without = html.replaceAll(ownStyle, (_all, style: string) => {
    const number = numbers.get(style) ?? numbers.size;
    numbers.set(style, number);
    return ` data-s="${number}"`;
  });
  return { html: without, styles: [...numbers.keys()].map(plain) };
}

/**
 * Draws a page. The stores of the app are one for all pages, so that pages are drawn one after another, each from the first state of every
 * store, and from public answers alone.
 */
async function draw(
  { answers, ...page }: Order,
  i18n: Awaited<ReturnType<typeof activate>>,
  names: { latin: string; zh: string },
): Promise<Drawn> {
  const begun = performance.now();
  speak(page.language);
  nameSite(names.latin, names.zh);
  i18n.activate(page.language);
  beginDrawing(page);
  bringAnswers(answers);
  const router = createMemoryRouter(table, { initialEntries: [page.address] });
  try {
    await ready(router);
    const sheet = new ServerStyleSheet();
    const html = renderToString(sheet.collectStyles(<App i18n={i18n} router={router} />));
    const [, css = ''] = /<style[^>]*>(.*)<\/style>/s.exec(sheet.getStyleTags()) ?? [];
    sheet.seal();
    return { ...takeStyles(html), css, version, took: performance.now() - begun };
  } finally {
    router.dispose();
  }
}

/** Loads every language, then draws for whoever started this worker. */
async function serve(port: NonNullable<typeof parentPort>): Promise<void> {
  const { names } = workerData as { names: { latin: string; zh: string } };
  let i18n: Awaited<ReturnType<typeof activate>> | undefined;
  for (const locale of locales) i18n = await activate(locale, loadUiMessages(locale));
  let last: Promise<unknown> = Promise.resolve();
  port.on('message', (order: Order) => {
    last = last.then(async () => {
      try {
        if (i18n) port.postMessage({ id: order.id, drawn: await draw(order, i18n, names) });
      } catch (error) {
        port.postMessage({ id: order.id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
      }
    });
  });
  port.postMessage({ ready: true });
  // The first page of a screen does not wait for its code.
  for (const load of loads(table)) await load();
}

if (parentPort) await serve(parentPort);
