import type * as z from 'zod/mini';

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
  collected: 'collected',
  muted: 'mutedMatches',
  preferences: 'preferences',
  desktop: 'desktop',
} as const;
type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/** Raw text of a key; null where storage is closed to us. */
export function readText(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** Writes text, or removes the key for null; a full or closed storage is no reason to stop. */
export function writeText(key: StorageKey, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** A stored JSON value that passes its schema, or the fallback: text that was tampered with is worth nothing. */
export function readJson<Schema extends z.ZodMiniType>(key: StorageKey, schema: Schema, fallback: z.output<Schema>): z.output<Schema> {
  const text = readText(key);
  if (text === null) return fallback;
  try {
    const read = schema.safeParse(JSON.parse(text));
    return read.success ? read.data : fallback;
  } catch (error) {
    if (error instanceof SyntaxError) return fallback;
    throw error;
  }
}

export const writeJson = (key: StorageKey, value: unknown): void => writeText(key, JSON.stringify(value));
