/** Pages of the site without parameters, which search engines may list. */
export const listedPages = [
  '/main',
  '/football',
  '/basketball',
  '/anchor',
  '/rank',
  '/schedule',
  '/base-football',
  '/base-basketball',
  '/video-list',
  '/video-classify',
  '/foresight',
  '/news',
  '/circle',
  '/specialist',
  '/trophy/home',
  '/downLoad',
  '/about-user',
] as const;

/** Every page of the site: those, pages of one thing, and pages for one member alone. Whatever else is asked for is not there. */
export const pagePaths: readonly string[] = [
  ...listedPages,
  '/score-detail',
  '/score-live',
  '/live',
  '/reserve',
  '/attention',
  '/video-player',
  '/detail',
  '/circle-detail',
  '/comment',
  '/specialist-home',
  '/specialist-detail',
  '/specialist-info',
  '/specialist-news',
  '/search',
  '/persona',
  '/chat-chat',
  '/member',
  '/login',
  '/admin',
  '/dome',
  '/demo',
  '/new_file',
  '/404',
];

const known = new Set(pagePaths.map((path) => path.toLowerCase()));
/** Cashier page of one order, by its number. */
const cashier = /^\/cashier\/[^/]+$/;

/** Tells whether a path is a page of the site, regardless of case and of a final slash. */
export function isPage(pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  return path === '' || known.has(path) || cashier.test(path);
}
