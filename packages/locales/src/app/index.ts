/// <reference path="../po.d.ts" />
import { i18n, type Messages } from '@lingui/core';

/** Languages of the site; the choice is stored under the key `lang`. */
export const locales = ['zh', 'en', 'vi'] as const;
export type Locale = (typeof locales)[number];

/** The language that a stored or unknown value means; anything else is Chinese. */
export const readLocale = (value: unknown): Locale => locales.find((locale) => locale === value) ?? 'zh';

const catalogs: Record<Locale, () => Promise<{ messages: Messages }>> = {
  zh: () => import('./zh/messages.po'),
  en: () => import('./en/messages.po'),
  vi: () => import('./vi/messages.po'),
};

/** Loads one language of the app, together with strings from elsewhere (the parts'), and makes it the active one. */
export async function activate(locale: Locale, more: Promise<Messages>): Promise<typeof i18n> {
  const [{ messages }, others] = await Promise.all([catalogs[locale](), more]);
  // Added to the loaded messages: a lazy catalog may have arrived first.
  // Where both have the same Chinese source, the library's meaning is that of its own buttons.
  i18n.load(locale, { ...messages, ...others });
  i18n.activate(locale);
  return i18n;
}

export { i18n };
