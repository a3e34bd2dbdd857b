/** Pages that a banner may link to: specification, section 2. */
const pages = new Set(
  [
    'main basketball football anchor schedule rank attention reserve foresight news base-football base-basketball circle circle-detail',
    'downLoad live score-live score-detail search member detail persona about-user trophy/home video-list video-player video-classify',
    'specialist specialist-home specialist-detail specialist-news',
  ]
    .join(' ')
    .split(' ')
    .map((page) => `/${page.toLowerCase()}`),
);

/**
 * Whether a link is a path of an existing page of this site, with any query. False for schemes, hosts and anything that browsers read as
 * one.
 */
export function isOwnPage(link: string): boolean {
  if (!/^\/[\w-]/.test(link) || /[\\\s\p{Cc}]/u.test(link)) return false;
  const base = 'https://own.invalid';
  if (!URL.canParse(link, base)) return false;
  const { origin, pathname } = new URL(link, base);
  return origin === base && pages.has(pathname.toLowerCase());
}
