import { language } from '../api/language.ts';
import { meta } from '../host/host.ts';

/** Name of the site in Latin letters, as the page itself brings it, so that the header does not wait for the settings. */
export let latinName: string;

/** Name of the site in Chinese, for pages in Chinese alone. */
export let chineseName: string | undefined;

/** Name of the site in the language of the page. */
export let siteName: string;

/** Names the site; the server does before it draws a page. */
export function nameSite(latin: string, zh: string): void {
  latinName = latin;
  chineseName = language === 'zh' ? zh : undefined;
  siteName = chineseName ?? latinName;
}
nameSite(meta('site-name'), meta('site-name-zh'));
