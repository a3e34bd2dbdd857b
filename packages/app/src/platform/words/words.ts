import { i18n, type Locale } from '@pitchside/locales';
import type { Messages } from '@lingui/core';
import { language } from '../api/language.ts';

/** A part of the words in each language, loaded when it is first said. */
export type LaterWords = Record<Locale, () => Promise<{ messages: Messages }>>;

const loose: LaterWords = {
  zh: () => import('virtual:later-words/zh-loose'),
  en: () => import('virtual:later-words/en-loose'),
  vi: () => import('virtual:later-words/vi-loose'),
};

const known = new Set<Messages>();

async function bring(words: LaterWords): Promise<void> {
  const { messages } = await words[language]();
  if (known.has(messages)) return;
  known.add(messages);
  i18n.load(language, messages);
}

/** Brings the words that code says which is loaded without any of its own. */
export const looseWords = (): Promise<void> => bring(loose);

/** Resolves loaded code once its catalog is there. The build inserts the calls, into those of `spoken`. */
export const bringWords = async <T>(code: Promise<T>, words: LaterWords): Promise<T> => (await Promise.all([code, bring(words)]))[0];

/** Loads code together with the words that it speaks: the build finds them, from the import that stands in the call. */
export const spoken =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> =>
    (await Promise.all([load(), looseWords()]))[0];
