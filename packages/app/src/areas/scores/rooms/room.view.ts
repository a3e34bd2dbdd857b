import type { Room } from '@pitchside/api/live';
import type { LiveCardItem } from '@pitchside/ui/LiveCard';
import type { CoverProps } from '@pitchside/ui/Cover';
import type { HeroRoom } from '@pitchside/ui/HeroPlayer';
import { leagueText, scoreView } from '../matches/match.view.ts';
import { roomHref } from '../matches/match.links.ts';

/** What is drawn for a room without a picture of its own. */
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

/** A room as a card. `words` translates what the card says by itself. */
export function cardView(room: Room, words: { official: string; talk: string }): LiveCardItem {
  const league = room.match?.competition.short_name ?? (room.category === 'talk' ? words.talk : undefined);
  return {
    href: roomHref(room.id),
    title: room.title,
    cover: coverView(room),
    heat: room.heat,
    anchor: { id: room.anchor.avatar, nickname: room.anchor.user_nickname },
    ...(room.match && { match: scoreView(room.match) }),
    ...(league && { league }),
    ...(room.is_official && { tags: [words.official] }),
  };
}

/** A room as the player of a stage shows it. `words` translates what the player says by itself. */
export function heroView(room: Room, words: { official: string; talk: string }): HeroRoom {
  const league = room.match ? leagueText(room.match) : room.category === 'talk' ? words.talk : undefined;
  return {
    href: roomHref(room.id),
    title: room.title,
    heat: room.heat,
    anchor: { id: room.anchor.avatar, nickname: room.anchor.user_nickname },
    ...(room.match && { match: scoreView(room.match) }),
    ...(league && { league }),
    ...(room.is_official && { tags: [words.official] }),
  };
}
