import type { Locale } from '@pitchside/locales';
import type { ThemeName } from '@pitchside/ui/theme';
import { useSyncExternalStore } from 'react';
import { inBrowser } from '../host/host.ts';

/**
 * Conditions under which the server drew a page. Everything else is as a visitor sees it who keeps nothing in this browser: what is the
 * reader's own is filled in once the app has taken the page over.
 */
export interface Drawing {
  /** Path and query. */
  address: string;
  language: Locale;
  /** Theme that the reader chose; null if they never did. */
  theme: ThemeName | null;
  /** Zone in which times and days are told, an IANA name: the reader's where it was known. */
  zone: string;
  /** Whether data is saved: no web fonts, and pictures at a press. Default false. */
  saver?: boolean;
  /** The instant that times are told from, ms UTC. */
  at: number;
}

function readMark(): Drawing | null {
  const mark = document.getElementById('root')?.dataset.drawn;
  return mark === undefined ? null : (JSON.parse(mark) as Drawing);
}

let current: Drawing | null = inBrowser ? readMark() : null;
const fills: (() => void)[] = [];
const resets: (() => void)[] = [];
const listeners = new Set<() => void>();

/** The drawing that is made, or taken over, right now; null while the app draws by itself. */
export const drawing = (): Drawing | null => current;

/** Runs `fill`, which reads what is the reader's own: at once, or after the app has taken over the page that the server drew. */
export function whenTaken(fill: () => void): void {
  if (inBrowser && !current) fill();
  else if (inBrowser) fills.push(fill);
}

/** Ends the drawing: from here on the page is the reader's. */
export function takeOver(): void {
  if (!current) return;
  current = null;
  for (const fill of fills.splice(0)) fill();
  for (const listener of listeners) listener();
}

/** Brings back the first state of a store that a page fills; the server runs it before each page, so that none shows another's. */
export function beforeDrawing(reset: () => void): void {
  if (!inBrowser) resets.push(reset);
}

/** For the server: begins to draw a page. */
export function beginDrawing(next: Drawing): void {
  current = next;
  for (const reset of resets) reset();
}

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

/** The drawing of which this component is a part; null once the page is the reader's. */
export const useDrawing = (): Drawing | null => useSyncExternalStore(subscribe, drawing, drawing);
