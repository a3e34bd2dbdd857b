import type { DiscussedKind } from '@pitchside/api/content/content';

const at = (path: string, parameters: Readonly<Record<string, string | undefined>>): string => {
  const query = new URLSearchParams(Object.entries(parameters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
  return query.size > 0 ? `${path}?${query}` : path;
};

/** The headlines, of a section or a tag. */
export const newsHref = (of: { section?: string; tag?: string } = {}): string => at('/news', of);

/** One article. */
export const articleHref = (id: string): string => at('/detail', { id });

/** The circles, or one of them. */
export const circleHref = (id?: string): string => at('/circle', { id });

/** Address of the posts about a topic. */
export const topicHref = (topic: string): string => at('/circle', { topic });

/** One post. */
export const postHref = (id: string): string => at('/circle-detail', { id });

/** A member's page. */
export const personaHref = (id: string): string => at('/persona', { id });

/** The page of an object of any kind that is talked about. */
export const contentHrefs: Readonly<Record<DiscussedKind, (id: string) => string>> = {
  post: postHref,
  article: articleHref,
  video: (id) => at('/video-player', { id }),
  plan: (id) => at('/specialist-detail', { id }),
};

/** The whole discussion of an object, or with `focus` the thread of one comment of it. */
export const commentsHref = (kind: DiscussedKind, id: string, focus?: string): string => at('/comment', { kind, id, focus });
