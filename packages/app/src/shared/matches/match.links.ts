import type { Match, Sport } from '@pitchside/api/matches';

/** Page of a match, on one of its tabs. */
export const detailHref = ({ id, sport }: Pick<Match, 'id' | 'sport'>, tab?: string): string => `/score-detail?id=${encodeURIComponent(id)}${sport === 'football' ? '' : `&type=${sport}`}${tab ? `&tab=${tab}` : ''}`;

/** Lists of live scores by sport, ready for one more parameter. */
const lists: Readonly<Record<Sport, string>> = { football: '/football?', basketball: '/basketball?', esports: '/football?sport=3&' };

/** Where a match leads: to the rooms that show it, else to its row in the live scores. */
export const matchHref = ({ id, room_count, sport }: Pick<Match, 'id' | 'room_count' | 'sport'>): string => (room_count > 0 ? `/live?match_id=${encodeURIComponent(id)}` : `${lists[sport]}match=${encodeURIComponent(id)}`);

/** Address of a room. */
export const roomHref = (id: string): string => `/live?id=${encodeURIComponent(id)}`;
