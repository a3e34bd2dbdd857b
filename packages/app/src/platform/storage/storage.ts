import { proxy } from 'valtio';
import { proxySet } from 'valtio/utils';
import type * as z from 'zod/mini';
import { drawing, whenTaken } from '../drawn/drawn.ts';
import { inBrowser } from '../host/host.ts';

/** Storage keys of the specification (section 3) and ours; their values are never trusted. */
export const storageKeys = {
  userInfo: 'userInfo',
  lang: 'lang',
  historyList: 'historyList',
  index: 'index',
  account: 'account',
  gameSeting: 'gameSeting',
  theme: 'theme',
  sidebar: 'sidebar',
  danmaku: 'danmaku',
  volume: 'volume',
  quality: 'quality',
  collected: 'collected',
  collectedOf: 'collectedOf',
  meClass: 'meClass',
  categories: 'videoCategories',
  videoPlaces: 'videoPlaces',
  autoplay: 'autoplay',
  pinned: 'pinnedMatches',
  teams: 'favouriteTeams',
  immediately: 'immediately',
  scores: 'scores',
  league: 'league',
  muted: 'mutedMatches',
  mini: 'miniPlayer',
  multi: 'multiView',
  preferences: 'preferences',
  desktop: 'desktop',
  gifts: 'gifts',
  giftSession: 'giftSession',
  imTouristAccount: 'imTouristAccount',
  messageDrafts: 'messageDrafts',
  messageOutbox: 'messageOutbox',
  recentEmojis: 'recentEmojis',
  contentDrafts: 'contentDrafts',
  uploadsBegun: 'uploadsBegun',
  dataSaver: 'dataSaver',
  soundAlone: 'soundAlone',
  leagues: 'favouriteLeagues',
  starsOf: 'starsOf',
  later: 'watchLater',
  push: 'push',
  pushOffered: 'pushOffered',
  browserBroadcast: 'browserBroadcast',
} as const;
type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/** Keys of values that one tab keeps over a reload, and no longer. */
export const tabKeys = {
  /** Until when no other SMS code may be asked for. */
  smsWaits: 'smsWaits',
  /** The person wants to sign in again. */
  relogin: 'relogin',
  /** A gift that a visitor wanted to send before signing in. */
  giftOrder: 'giftOrder',
  /** Banners that were taken away, and the ribbon. */
  closedBanners: 'closedBanners',
  /** Rooms that stood together on one screen. */
  multi: 'multiRooms',
  /** Whether the tab measures its page views. */
  vitals: 'vitals',
  /** Whether the last answers were slow. */
  slowAnswers: 'slowAnswers',
  /** The member for whom this tab has renewed the push messages. */
  pushRenewed: 'pushRenewed',
} as const;
type TabKey = (typeof tabKeys)[keyof typeof tabKeys];
type AnyKey = StorageKey | TabKey;

const isTabKey = (key: AnyKey): key is TabKey => Object.values<string>(tabKeys).includes(key);
const shelf = (key: AnyKey): Storage => (isTabKey(key) ? sessionStorage : localStorage);

/** Raw text of a key, even while a page that the server drew is taken over; null where storage is closed to us. */
export function readTextNow(key: AnyKey): string | null {
  if (!inBrowser) return null;
  try {
    return shelf(key).getItem(key);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** Raw text of a key; null where storage is closed to us, and while a page that the server drew is taken over. */
export const readText = (key: AnyKey): string | null => (drawing() ? null : readTextNow(key));

/** Writes text, or removes the key for null; a full or closed storage is no reason to stop. */
export function writeText(key: AnyKey, text: string | null): void {
  try {
    if (text === null) shelf(key).removeItem(key);
    else shelf(key).setItem(key, text);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** A stored JSON value that passes its schema, or the fallback: text that was tampered with is worth nothing. */
export const readJson = <Schema extends z.ZodMiniType>(key: AnyKey, schema: Schema, fallback: z.output<Schema>): z.output<Schema> =>
  parse(readText(key), schema, fallback);

/** The same, even while a page that the server drew is taken over. */
export const readJsonNow: typeof readJson = (key, schema, fallback) => parse(readTextNow(key), schema, fallback);

/** State that begins with what this browser keeps; on a page that the server drew it does so once the app has taken it over. */
export function storedState<State extends object>(read: () => State): State {
  const state = proxy(read());
  if (drawing()) whenTaken(() => Object.assign(state, read()));
  return state;
}

/** Such state that is a set. */
export function storedSet(read: () => readonly string[]): Set<string> {
  const state = proxySet(read());
  if (drawing()) whenTaken(() => read().forEach((item) => state.add(item)));
  return state;
}

function parse<Schema extends z.ZodMiniType>(text: string | null, schema: Schema, fallback: z.output<Schema>): z.output<Schema> {
  if (text === null) return fallback;
  try {
    const read = schema.safeParse(JSON.parse(text));
    return read.success ? read.data : fallback;
  } catch (error) {
    if (error instanceof SyntaxError) return fallback;
    throw error;
  }
}

export const writeJson = (key: AnyKey, value: unknown): void => writeText(key, JSON.stringify(value));

/** Calls back whenever another tab of this browser has changed what is kept under a key. Where there is no window, nothing does. */
export function onStorageChange(key: StorageKey, changed: () => void): void {
  if (!inBrowser) return;
  addEventListener('storage', (event) => {
    if (event.key === key) changed();
  });
}
