import { meta } from '../host/host.ts';
import { readTextNow, storageKeys, writeText } from '../storage/storage.ts';
import { widths } from './width.store.ts';

/** Whether the person asked for the desktop site with `?desktop=1`, now or earlier; the mobile page resets it. */
function wantsDesktop(): boolean {
  if (new URLSearchParams(location.search).get('desktop') === '1') writeText(storageKeys.desktop, '1');
  return readTextNow(storageKeys.desktop) === '1';
}

/** Address of a path on the mobile site: unchanged on the mobile origin if there is one, else under /m of this origin. */
export const mobileAddress = (mobileOrigin: string, own: string, path: string): string =>
  mobileOrigin && mobileOrigin !== own ? `${mobileOrigin}${path}` : `${own}/m${path}`;

/** Sends a window to the mobile page once it is made narrower than 500 px. */
export const followNarrow = (): void => addEventListener('resize', () => void redirectNarrow());

/** Sends a window narrower than 500 px to the mobile page, keeping the path; true when it leaves. */
export function redirectNarrow(): boolean {
  const { origin, pathname, search } = location;
  if (innerWidth >= widths.mobileRedirect || /^\/m(\/|$)/.test(pathname) || wantsDesktop()) return false;
  location.replace(mobileAddress(meta('mobile-origin'), origin, `${pathname}${search}`));
  return true;
}
