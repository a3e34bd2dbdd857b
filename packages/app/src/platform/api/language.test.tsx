import { afterEach, expect, test } from 'vitest';
import { readText, storageKeys, writeText } from '../storage/storage.ts';

const home = location.href;
let begun = 0;
afterEach(() => {
  history.replaceState(null, '', home);
  writeText(storageKeys.lang, null);
  document.cookie = 'lang=; Path=/; Max-Age=0';
});

/** The language of a page that begins at an address, for a reader who chose a language or none. */
async function begin(search: string, chosen: string | null) {
  writeText(storageKeys.lang, chosen);
  const address = new URL(home);
  for (const [name, value] of new URLSearchParams(search)) address.searchParams.set(name, value);
  history.replaceState(null, '', address);
  // A new name makes the browser run the module again.
  const module = (await import(/* @vite-ignore */ `./language.ts?begun=${(begun += 1)}`)) as typeof import('./language.ts');
  return module.language;
}

test.each([
  ['lang=vi', null, 'vi', 'vi'],
  ['lang=vi', 'en', 'vi', 'en'],
  ['lang=xx', 'en', 'en', 'en'],
  ['', 'en', 'en', 'en'],
  ['', null, 'zh', null],
])('an address with "%s" is read by whoever chose %s in %s, and %s is kept', async (search, chosen, language, kept) => {
  expect(await begin(search, chosen)).toBe(language);
  expect(readText(storageKeys.lang)).toBe(kept);
  expect(/(?:^|; )lang=(\w+)/.exec(document.cookie)?.[1] ?? null).toBe(kept);
});
