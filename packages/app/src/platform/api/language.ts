import { locales, readLocale, type Locale } from '@pitchside/locales';
import { readText, storageKeys, writeText } from '../storage/storage.ts';

/** Language of this page; it changes with a reload only. */
export const language: Locale = readLocale(readText(storageKeys.lang));

/** Keeps the language and reloads the page in it (specification section 1). */
export function switchLanguage(next: Locale): void {
  if (next === language) return;
  writeText(storageKeys.lang, next);
  location.reload();
}

export { locales };
