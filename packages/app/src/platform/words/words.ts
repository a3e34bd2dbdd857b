import { i18n, type Locale } from '@pitchside/locales';
import type { Messages } from '@lingui/core';
import { language } from '../api/language.ts';

const later: Record<Locale, () => Promise<{ messages: Messages }>> = {
  zh: () => import('virtual:later-words/zh'),
  en: () => import('virtual:later-words/en'),
  vi: () => import('virtual:later-words/vi'),
};

let coming: Promise<void> | undefined;

async function bring(): Promise<void> {
  const { messages } = await later[language]();
  i18n.load(language, messages);
}

/** Brings every message that the first page does not say, once; a failure may be tried again. */
export function allWords(): Promise<void> {
  coming ??= bring().catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

/** Loads code together with the words it speaks. Used in modules named `*.later.ts` alone: the build keeps their messages out of the first page. */
export const spoken =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> =>
    (await Promise.all([load(), allWords()]))[0];
