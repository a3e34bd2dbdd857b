import { detailHref, roomHref } from '../../scores/matchLinks.ts';
import { chatHref } from '../chatLinks.ts';
import type { SharedCard } from './displayModel.ts';

const at = (path: string) => (id: string) => `${path}?id=${encodeURIComponent(id)}`;

/** The page of a match; one of another sport than football carries it before its id: `basketball.12`. */
export function matchHref(id: string): string {
  const [, sport = 'football', own = id] = /^(basketball|esports)\.(.+)$/.exec(id) ?? [];
  return detailHref({ id: own, sport: sport as 'football' });
}

/** Address of a shared item, by the kind that the extension names. */
const pages: Partial<Record<string, (id: string) => string>> = {
  live: roomHref,
  match: matchHref,
  plan: at('/specialist-detail'),
  goods: (id) => `/member?type=14&goods=${encodeURIComponent(id)}`,
  video: at('/video-player'),
  post: at('/circle-detail'),
  article: at('/detail'),
  member: (id) => chatHref({ with: `C2C${id}` }),
  group: (id) => chatHref({ tab: 'groups', group: id }),
};

/** The page that a card opens; undefined where it does not say what it shows, or shows what the site has no page for. */
export function cardHref({ id, type }: SharedCard): string | undefined {
  if (id === undefined || type === undefined || !Object.hasOwn(pages, type)) return undefined;
  return pages[type]?.(id);
}
