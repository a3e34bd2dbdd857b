import { proxy } from 'valtio';

/** Pages of the mobile site. */
export const pages = ['home', 'rooms', 'qr', 'me'] as const;
export type Page = (typeof pages)[number];

interface Place {
  page: Page;
  /** Query of the address. */
  search: string;
  /** Path without /m, such as /anchor. */
  path: string;
}

/** Paths of the desktop site that have a page of their own here; everything else leads to the download. */
const known: Record<string, Page> = {
  '/': 'home',
  '/qr': 'qr',
  '/me': 'me',
  '/login': 'me',
  '/member': 'me',
  '/rooms': 'rooms',
  '/anchor': 'rooms',
  '/live': 'rooms',
};

/** Reads an address; the prefix /m is missing on a host of the mobile site's own. */
export function readPlace({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Place {
  const path = pathname.replace(/^\/m(?=\/|$)/, '').replace(/\/+$/, '') || '/';
  return { path, search, page: known[path] ?? 'home' };
}

export const place = proxy<Place>(readPlace(location));

const follow = () => {
  Object.assign(place, readPlace(location));
  scrollTo(0, 0);
};

/** Goes to a page of this site without a reload. */
export function goTo(href: string): void {
  history.pushState(null, '', href);
  follow();
}

/** Keeps the store in step with the back button. Returns a function that stops it. */
export function followHistory(): () => void {
  addEventListener('popstate', follow);
  return () => removeEventListener('popstate', follow);
}

/** Addresses of the pages. */
export const hrefs = {
  home: '/m',
  rooms: '/m/rooms',
  qr: '/m/qr',
  me: '/m/me',
  /** The room on the desktop site, which then stays the desktop site in this narrow window. */
  room: (id: string) => `/live?id=${encodeURIComponent(id)}&desktop=1`,
} as const;
