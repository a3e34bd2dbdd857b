/// <reference path="../po.d.ts" />
/// <reference types="vite/client" />
import { i18n, type Messages } from '@lingui/core';

/** Languages of the site; the choice is stored under the key `lang`. */
export const locales = ['zh', 'en', 'vi'] as const;
export type Locale = (typeof locales)[number];

/** The language that a stored or unknown value means; anything else is Chinese. */
export const readLocale = (value: unknown): Locale => locales.find((locale) => locale === value) ?? 'zh';

/** Catalogs of the app: the frame of every page, and one for each area. */
export const catalogs = ['frame', 'content', 'desk', 'experts', 'home', 'live', 'member', 'messages', 'money', 'scores', 'studio'] as const;
export type Catalog = (typeof catalogs)[number];

const files = import.meta.glob<{ messages: Messages }>('./*/*/messages.po');

/** Messages of `activate`, which win: where two have the same Chinese source, the library's meaning is that of its own buttons. */
let first: Messages = {};

async function load(locale: Locale, names: readonly Catalog[]): Promise<Messages> {
  const loaded = await Promise.all(names.map(async (name) => files[`./${name}/${locale}/messages.po`]?.()));
  return Object.assign({}, ...loaded.map((file) => file?.messages)) as Messages;
}

const known = new Set<Catalog>();

/** Adds catalogs to one language. Loading tells everything that is drawn, so that a catalog is added once. */
export async function loadMessages(locale: Locale, names: readonly Catalog[]): Promise<void> {
  const messages = await load(locale, names);
  if (names.every((name) => known.has(name))) return;
  for (const name of names) known.add(name);
  i18n.load(locale, { ...messages, ...first });
}

/**
 * Loads one language of the app, together with strings from elsewhere (the components'), and makes it the active one.
 * @param names catalogs of what is drawn first; all by default
 */
export async function activate(locale: Locale, more: Promise<Messages>, names: readonly Catalog[] = catalogs): Promise<typeof i18n> {
  const [messages, others] = await Promise.all([load(locale, names), more]);
  first = others;
  for (const name of names) known.add(name);
  i18n.load(locale, { ...messages, ...others });
  i18n.activate(locale);
  return i18n;
}

export { i18n };
