import { locales, readLocale, type Locale } from '@pitchside/locales';
import { inBrowser } from '../host/host.ts';
import { readTextNow, storageKeys, writeText } from '../storage/storage.ts';

/** Language that an address names; undefined for none or an unknown one. */
const inAddress = (search: string): Locale | undefined => locales.find((locale) => locale === new URLSearchParams(search).get('lang'));

const chosen = readTextNow(storageKeys.lang);
const shared = inBrowser ? inAddress(location.search) : undefined;

/** Language of this page: the one in its address, else the reader's choice. It changes with a reload only. */
export let language: Locale = shared ?? readLocale(chosen);

/** For the server: speaks another language from now on. */
export const speak = (next: Locale): void => void (language = next);

/** Sets the language cookie for data in the page itself; API calls send a header instead. */
function reportToServer(next: Locale): void {
  document.cookie = `lang=${next}; Path=/; SameSite=Lax; Max-Age=31536000`;
}

/** Keeps the reader's choice. */
function remember(next: Locale): void {
  writeText(storageKeys.lang, next);
  reportToServer(next);
}

// A shared link is read in its language, but does not undo a choice that was made by hand.
if (shared !== undefined && chosen === null) remember(shared);
else if (readLocale(chosen) !== 'zh') reportToServer(readLocale(chosen));

/** Keeps the language and reloads the page in it (specification section 1), at an address without a language. */
export function switchLanguage(next: Locale): void {
  remember(next);
  if (next === language) return;
  const address = new URL(location.href);
  if (!address.searchParams.has('lang')) return location.reload();
  address.searchParams.delete('lang');
  location.replace(address.href);
}

export { locales };
