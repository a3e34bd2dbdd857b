import type { Match } from '@pitchside/api/matches';

/** Where a match leads from a list: to the rooms that show it, else to its own page. */
export const matchHref = ({ id, sport, room_count }: Pick<Match, 'id' | 'sport' | 'room_count'>): string =>
  room_count > 0 ? watchHref(id) : detailHref({ id, sport });

/** The page of a match; `tab` opens it on one of its tabs. */
export function detailHref({ id, sport }: Pick<Match, 'id' | 'sport'>, tab?: string): string {
  return `/score-detail?${new URLSearchParams({ id, ...(sport !== 'football' && { sport }), ...(tab && { tab }) })}`;
}

/** The hottest room that shows a match. */
export const watchHref = (id: string): string => `/live?match_id=${encodeURIComponent(id)}`;

/** The page that shows matches side by side with their pictures, on one of them. */
export const scoreLiveHref = (id: string): string => `/score-live?id=${encodeURIComponent(id)}`;

/** Address of a room. */
export const roomHref = (id: string): string => `/live?id=${encodeURIComponent(id)}`;
