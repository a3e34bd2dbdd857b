import type { PlanSport } from '@pitchside/api/experts/plans';

/** Address of the hub, for a sport or one of the member's own lists. */
export function hubHref({ sport, of }: { sport?: PlanSport; of?: 'bought' | 'followed' } = {}): string {
  const query = new URLSearchParams({ ...(sport === 'basketball' && { sport }), ...(of && { of }) }).toString();
  return query === '' ? '/specialist' : `/specialist?${query}`;
}
/** An expert's own page: 0 their plans, 1 what they write. */
export const expertHref = (id: string, type: 0 | 1 = 0): string => `/specialist-home?type=${type}&id=${encodeURIComponent(id)}`;
/** A plan. */
export const planHref = (id: string): string => `/specialist-detail?id=${encodeURIComponent(id)}`;
/** Address of the experts' posts or articles. */
export const newsHref = (of: 'posts' | 'articles' = 'posts'): string => `/specialist-news${of === 'articles' ? '?of=articles' : ''}`;
/** Applying to become an expert. */
export const applyHref = '/specialist-info';
/** Address of the expert centre, where experts write plans; one of the member pages. */
export const centreHref = '/member?type=17';
/** Address of one's guesses; one of the member pages. */
export const guessesHref = '/member?type=16';
