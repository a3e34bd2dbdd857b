import type { Messages } from '@lingui/core';

/** Languages of the components; Chinese is the source. */
export const uiLocales = ['zh', 'en', 'vi'] as const;
export type UiLocale = (typeof uiLocales)[number];

/** The language of the components for a BCP 47 tag, whatever its region; English for any other. */
export const uiLocaleOf = (tag: string): UiLocale => uiLocales.find((known) => tag === known || tag.startsWith(`${known}-`)) ?? 'en';

const catalogs: Record<UiLocale, () => Promise<{ messages: Messages }>> = {
  zh: () => import('./zh/messages.po'),
  en: () => import('./en/messages.po'),
  vi: () => import('./vi/messages.po'),
};

/**
 * Loads the strings of the components in one language, one file a locale. Give the result to `UiProvider`, or merge it
 * into an i18n of your own.
 */
export async function loadUiMessages(locale: UiLocale): Promise<Messages> {
  return (await catalogs[locale]()).messages;
}
