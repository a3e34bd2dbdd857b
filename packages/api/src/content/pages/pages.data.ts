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
  '/clip',
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
  '/embed',
  '/404',
];

/** Pages by their paths in lower case. */
const byPath = new Map(pagePaths.map((path) => [path.toLowerCase(), path]));
/** Cashier page of one order, by its number, and the pattern of all of them. */
const cashier = { path: /^\/cashier\/[^/]+$/, pattern: '/cashier/:order' };

/** Pattern of the page at a path, which names nobody and nothing; undefined where there is none. Case and a final slash do not matter. */
export function pagePattern(pathname: string): string | undefined {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  if (path === '') return '/main';
  return byPath.get(path) ?? (cashier.path.test(path) ? cashier.pattern : undefined);
}

const patterns: ReadonlySet<string> = new Set([...pagePaths, cashier.pattern]);
/** Tells whether a text is such a pattern. */
export const isPagePattern = (text: string): boolean => patterns.has(text);

/** Tells whether a path is a page of the site, regardless of case and of a final slash. */
export const isPage = (pathname: string): boolean => pagePattern(pathname) !== undefined;
