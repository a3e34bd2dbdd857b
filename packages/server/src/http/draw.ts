import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Platform } from '../platform/platform.ts';
import { within } from '../platform/within.ts';
import type { Language } from '../text/local.ts';
import { escapeText } from './plainPage.ts';
import { cookieIn } from './cookies.ts';

/** Conditions under which a page is drawn. All readers of the same get the same page: nothing of a session is in it. */
export interface Drawing {
  /** Path and query. */
  address: string;
  language: Language;
  /** Theme that the reader chose; null if they never did. */
  theme: 'day' | 'night' | null;
  /** Zone in which times and days are told, an IANA name. */
  zone: string;
  /** Whether the reader’s data is saved: no web fonts, and pictures at a press. Left out where it is not. */
  saver?: true;
}

/** Theme in the cookie that the app has set; null without. */
export function themeOf(cookies: string | undefined): Drawing['theme'] {
  const theme = cookieIn(cookies, 'theme');
  return theme === 'day' || theme === 'night' ? theme : null;
}

const zones = new Set(Intl.supportedValuesOf('timeZone'));

/** Zone in the cookie that the app has set, by the one name that is used here; undefined without, or for none that exists. */
export function zoneOf(cookies: string | undefined): string | undefined {
  // Differences to UTC have no letter first: they would be too many.
  const named = cookieIn(cookies, 'zone', String.raw`[A-Za-z][\w/+-]*`);
  if (named === undefined || zones.has(named)) return named;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: named }).resolvedOptions().timeZone;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * Whether pages are sent without fonts and pictures: as the cookie says that the app has set, else as the browser asks (`Save-Data`).
 */
export function savesData({ cookie, 'save-data': asked }: { cookie?: string | undefined; 'save-data'?: unknown }): boolean {
  const saver = cookieIn(cookie, 'saver');
  return saver === 'on' || (saver !== 'off' && asked === 'on');
}

/**
 * Whether a page may be drawn for a reader: not while a picture is open in their browser, which a drawn score could be ahead of, nor while
 * they have a match to watch later.
 */
export const mayDraw = (cookies: string | undefined): boolean => !/(?:^|;\s*)(?:picture=open|later=on)/.test(cookies ?? '');

/** A drawn page, as it goes into the HTML. */
export interface Drawn {
  /** Style elements for the head, with `%NONCE%` where the nonce goes. */
  head: string;
  /** The app's place with what stands in it. */
  body: string;
}

/** Draws a page from the answers that go with it; undefined when it cannot, or would take too long. */
export type DrawPage = (drawing: Drawing, answers: string) => Promise<Drawn | undefined>;

/** A page as the app's `entry.server.tsx` draws it. */
interface DrawnText {
  html: string;
  css: string;
  /** Version of styled-components, which takes up sheets of its own version alone. */
  version: string;
  styles: string[];
  took: number;
}

/** Answer of the worker. */
type WorkerMessage = { ready: true } | { id: number; drawn: DrawnText } | { id: number; error: string };

/** Limits: ms that a page waits for its drawing, ms after which a drawing hangs, and drawings that wait at once. */
const limits = { wait: 1_000, hangs: 5_000, waiting: 32 };
/** Limits of the drawings that are kept: number, bytes, and ms, because times such as "3 minutes ago" stand in them. */
const drawnLimits = { most: 1_000, bytes: 32 * 2 ** 20, life: 60_000 };

/** A page in the log. */
const shown = ({ address, language, theme }: Drawing) => `${address} ${language} ${theme ?? ''}`;

function written({ address, language, theme, zone, saver }: Drawing, at: number, { html, css, version, styles }: DrawnText): Drawn {
  const own = styles.map((style, number) => `[data-s="${number}"][data-s]{${style}}`).join('');
  const mark = escapeText(JSON.stringify({ address, language, theme, zone, ...(saver && { saver }), at }));
  return {
    head: `<style nonce="%NONCE%" data-styled="true" data-styled-version="${version}">${css}</style><style nonce="%NONCE%" id="drawn-styles">${own}</style>`,
    body: `<div id="root" data-drawn="${mark}">${html}</div>`,
  };
}

export interface DrawingParts extends Pick<Platform, 'clock' | 'faults'> {
  /** Folder of what draws; without it nothing is drawn. */
  folder: string | undefined;
  /** Names of the site, which the app reads from its page elsewhere. */
  names: { latin: string; zh: string };
}

/** Sum of the pages drawn since the start. */
export interface DrawnTotal {
  pages: number;
  /** Time that they took in the thread that draws, s. */
  seconds: number;
}

/**
 * Draws pages by the app's own components, in a thread of its own, one after another. A drawn page is kept for as long as the answers
 * that it was made of are the same.
 */
export function createDrawing({ folder, names, clock, faults }: DrawingParts): {
  draw: DrawPage;
  total(): DrawnTotal;
  stop(): Promise<void>;
} {
  const total: DrawnTotal = { pages: 0, seconds: 0 };
  const entry = folder === undefined ? undefined : join(folder, 'entry.server.js');
  if (entry === undefined || !existsSync(entry)) return { draw: async () => undefined, total: () => total, stop: async () => undefined };

  interface Waiting {
    done(drawn: Drawn | undefined): void;
    drawing: Drawing;
    /** The instant that its times are told from, ms. */
    at: number;
    hangs: ReturnType<typeof setTimeout>;
  }
  const waiting = new Map<number, Waiting>();
  interface Kept {
    /** Hash of its answers. */
    answers: string;
    drawn: Promise<Drawn | undefined> | Drawn;
    size: number;
  }
  const kept = new LRUCache<string, Kept>({
    max: drawnLimits.most,
    maxSize: drawnLimits.bytes,
    sizeCalculation: ({ size }) => size,
    ttl: drawnLimits.life,
  });
  let worker: Worker | undefined;
  let last = 0;

  /** Everything that waits goes out undrawn; the next drawing begins with a new thread. */
  function giveUp(of: Worker): void {
    if (worker !== of) return;
    worker = undefined;
    for (const { done, hangs } of waiting.values()) {
      clearTimeout(hangs);
      done(undefined);
    }
    waiting.clear();
    void of.terminate();
  }

  function hear(message: WorkerMessage): void {
    if (!('id' in message)) return;
    const found = waiting.get(message.id);
    waiting.delete(message.id);
    if (!found) return;
    clearTimeout(found.hangs);
    if ('error' in message) {
      faults.report(new Error(message.error), { page: shown(found.drawing) });
      return found.done(undefined);
    }
    total.pages += 1;
    total.seconds += message.drawn.took / 1_000;
    found.done(written(found.drawing, found.at, message.drawn));
  }

  function begin(): Worker {
    const { latin, zh } = names;
    const begun = new Worker(entry ?? '', { workerData: { names: { latin, zh } }, name: 'drawing' });
    begun.on('message', hear);
    begun.on('error', (error) => {
      faults.report(error, { pages: [...waiting.values()].map(({ drawing }) => shown(drawing)) });
      giveUp(begun);
    });
    begun.on('exit', () => giveUp(begun));
    begun.unref();
    return begun;
  }
  worker = begin();

  function make(drawing: Drawing, answers: string): Promise<Drawn | undefined> {
    if (waiting.size >= limits.waiting) return Promise.resolve(undefined);
    const { promise, resolve } = Promise.withResolvers<Drawn | undefined>();
    const at = clock.now();
    const own = (worker ??= begin());
    const id = (last += 1);
    const hangs = setTimeout(() => {
      faults.report(new Error('a drawing hangs'), { page: shown(drawing) });
      giveUp(own);
    }, limits.hangs);
    hangs.unref();
    waiting.set(id, { done: resolve, drawing, at, hangs });
    own.postMessage({ ...drawing, id, at, answers });
    return promise;
  }

  async function draw(drawing: Drawing, text: string): Promise<Drawn | undefined> {
    const key = JSON.stringify(drawing);
    const answers = hash('sha256', text, 'base64url');
    const known = kept.get(key);
    if (known?.answers === answers) return known.drawn;
    const drawn = make(drawing, text);
    kept.set(key, { answers, drawn, size: 1 });
    const result = await drawn;
    // What could not be drawn may be the next time.
    if (kept.peek(key)?.drawn !== drawn) return result;
    // A character of other languages takes two bytes.
    if (result) kept.set(key, { answers, drawn: result, size: 2 * (result.body.length + result.head.length) });
    else kept.delete(key);
    return result;
  }

  return {
    total: () => total,
    draw: (drawing, answers) => within(draw(drawing, answers), limits.wait),
    async stop() {
      const own = worker;
      worker = undefined;
      kept.clear();
      await own?.terminate();
    },
  };
}
