import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { RouteEntry } from '../routes.data.ts';
import { storageKeys, writeText } from '../platform/storage/storage.ts';
import { siteName } from '../platform/system/names.ts';
import { pageTitle } from '../platform/title/title.store.ts';

/** Keeps the page's title, with the site's name behind it except on the main page, and the nav index under `index`. */
export function usePageTitle(route: RouteEntry | undefined): void {
  const { i18n } = useLingui();
  const { own, unread } = useSnapshot(pageTitle);
  const title = own ?? (route?.title && i18n._(route.title));
  useEffect(() => {
    const mark = unread > 0 ? `(${unread > 99 ? '99+' : unread}) ` : '';
    document.title = `${mark}${title ? `${title} - ${siteName}` : siteName}`;
  }, [title, unread]);
  useEffect(() => {
    if (route?.noindex !== true) return;
    const mark = Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' });
    document.head.append(mark);
    return () => mark.remove();
  }, [route]);
  useEffect(() => {
    if (route?.navIndex !== undefined) writeText(storageKeys.index, String(route.navIndex));
  }, [route]);
}
