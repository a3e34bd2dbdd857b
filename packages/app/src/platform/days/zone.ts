import { zoneOfLanguage } from '@pitchside/api/screens/days';
import { inBrowser } from '../host/host.ts';
import { language } from '../api/language.ts';

/** The one name by which this machine knows a zone; without an argument of its own. */
const nameOf = (timeZone?: string): string => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;

/**
 * Sets the cookie by which the server draws pages in the reader's zone. That of the page's language needs none: shared caches give their
 * pages to readers without cookies.
 */
export function reportZone(): void {
  if (!inBrowser) return;
  const own = nameOf();
  const age = own === nameOf(zoneOfLanguage[language]) ? 0 : 31_536_000;
  document.cookie = `zone=${own}; Path=/; SameSite=Lax; Max-Age=${age}`;
}
