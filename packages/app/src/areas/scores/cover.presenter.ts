import type { Room } from '@pitchside/api/live/live';
import type { CoverProps } from '@pitchside/ui/Cover';

/** Drawing of a room without a picture of its own, by category. */
const covers = { football: 'football', basketball: 'basketball', esports: 'esports', talk: 'studio' } as const;

const pair = (colors: readonly string[]): [string, string] => [colors[0] ?? '', colors[1] ?? ''];

/** The picture of a room: its own, or one drawn in the colours of its match. */
export function coverView({ id, category, match, cover }: Pick<Room, 'id' | 'category' | 'match' | 'cover'>): Omit<CoverProps, 'loading'> {
  return {
    kind: covers[category],
    seed: `room-${id}`,
    ...(match && { home: pair(match.home.colors), away: pair(match.away.colors) }),
    ...(cover && { src: cover }),
  };
}
