/** Pages that a banner may lead to: those of the specification, section 2. */
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

/** Whether a link stays on the site: a path of a page that there is, whatever it asks of it. Schemes, hosts and what browsers read as such are none. */
export function isOwnPage(link: string): boolean {
  if (!/^\/[\w-]/.test(link) || /[\\\s\p{Cc}]/u.test(link)) return false;
  const base = 'https://own.invalid';
  if (!URL.canParse(link, base)) return false;
  const { origin, pathname } = new URL(link, base);
  return origin === base && pages.has(pathname.toLowerCase());
}
