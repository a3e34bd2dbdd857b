import { locales, readLocale, type Locale } from '@pitchside/locales';
import { readTextNow, storageKeys, writeText } from '../storage/storage.ts';

/** Language of this page; it changes with a reload only. */
export let language: Locale = readLocale(readTextNow(storageKeys.lang));

/** For the server: speaks another language from now on. */
export const speak = (next: Locale): void => void (language = next);

/** Sets the language cookie for data in the page itself; API calls send a header instead. */
function tellServer(next: Locale): void {
  document.cookie = `lang=${next}; Path=/; SameSite=Lax; Max-Age=31536000`;
}
if (language !== 'zh') tellServer(language);

/** Keeps the language and reloads the page in it (specification section 1). */
export function switchLanguage(next: Locale): void {
  if (next === language) return;
  writeText(storageKeys.lang, next);
  tellServer(next);
  location.reload();
}

export { locales };
