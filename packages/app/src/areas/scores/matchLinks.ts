import type { Match, Sport } from '@pitchside/api/scores/matches';
import type { BaseSport } from '@pitchside/api/screens/Base';

/** Link of a match in a list: the rooms that show it, else its own page. */
export const matchHref = ({ id, sport, room_count }: Pick<Match, 'id' | 'sport' | 'room_count'>): string =>
  room_count > 0 ? watchHref(id) : detailHref({ id, sport });

/** The page of a match; `tab` opens it on one of its tabs. */
export function detailHref({ id, sport }: Pick<Match, 'id' | 'sport'>, tab?: string): string {
  return `/score-detail?${new URLSearchParams({ id, ...(sport !== 'football' && { sport }), ...(tab && { tab }) })}`;
}

/** Whether teams and players of a sport have pages. */
export const hasPages = (sport: Sport): sport is BaseSport => sport !== 'esports';

/** The page of a team. */
export const teamHref = (sport: BaseSport, id: string): string => `/base-${sport}?team=${encodeURIComponent(id)}`;

/** The page of a player. */
export const playerHref = (sport: BaseSport, id: string): string => `/base-${sport}?player=${encodeURIComponent(id)}`;

/** The hottest room that shows a match. */
export const watchHref = (id: string): string => `/live?match_id=${encodeURIComponent(id)}`;

/** The page that shows matches side by side with their pictures, on one of them. */
export const scoreLiveHref = (id: string): string => `/score-live?id=${encodeURIComponent(id)}`;

/** Address of a room. */
export const roomHref = (id: string): string => `/live?id=${encodeURIComponent(id)}`;

/** The page that makes the code for another site. */
export const embedHref = (
  kind: 'match' | 'league' | 'team' | 'room' | 'expert',
  { id, sport = 'football' }: Pick<Match, 'id'> & Partial<Pick<Match, 'sport'>>,
): string => `/embed?${new URLSearchParams({ kind, id, ...(sport !== 'football' && { sport }) })}`;
