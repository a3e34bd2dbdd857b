/// <reference path="../po.d.ts" />
import { i18n, type Messages } from '@lingui/core';
import type { Locale } from '../app/index.ts';

const catalogs: Record<Locale, () => Promise<{ messages: Messages }>> = {
  zh: () => import('./zh/messages.po'),
  en: () => import('./en/messages.po'),
  vi: () => import('./vi/messages.po'),
};

/** Loads one language of the mobile page, together with strings from elsewhere (the parts'), and makes it the active one. */
export async function activateMobile(locale: Locale, more: Promise<Messages>): Promise<typeof i18n> {
  const [{ messages }, others] = await Promise.all([catalogs[locale](), more]);
  i18n.loadAndActivate({ locale, messages: { ...messages, ...others } });
  return i18n;
}
