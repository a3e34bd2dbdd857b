import { expIcon } from '../../member/member/index.ts';
import type { Room } from '@pitchside/api/live/live';
import type { Match } from '@pitchside/api/scores/matches';
import { local, type LocalText, type Localizable } from '../../../text/local.ts';
import type { RoomRow } from './live.repository.ts';

/** Finds matches by id for cards of rooms; skips unknown ids. */
export type MatchRows = (ids: string[]) => Promise<Map<string, Localizable<Match>>>;

/** Number of followers of an anchor, and whether a member is one. */
export type FansOf = (anchorId: number, memberId: number | undefined) => Promise<{ fans: number; isFollowed: boolean }>;

/** Parses a room id; undefined for malformed text. */
export function roomNumber(id: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
}

/** Title and announcement of a room, in the reader's language if they are in all languages. */
export const titleOf = ({ title, titles }: RoomRow['room']): string | LocalText => (titles ? local(titles) : title);
export const placardOf = ({ placard, placards }: RoomRow['room']): string | LocalText => (placards ? local(placards) : placard);

/** An anchor in wire format. */
export const describeAnchor = ({ id, nickname, avatar, level }: RoomRow['owner']): Room['anchor'] => ({
  id: String(id),
  user_nickname: nickname,
  avatar,
  level,
  exp_icon: expIcon(level),
});

/** A room in wire format. */
export function describeRoom({ room, owner }: RoomRow, matches: Map<string, Localizable<Match>>): Localizable<Room> {
  return {
    id: String(room.id),
    title: titleOf(room),
    category: room.category,
    language: room.language,
    status: room.status,
    anchor: describeAnchor(owner),
    heat: room.heat,
    cover: room.cover,
    is_official: room.isOfficial,
    started_at: room.startedAt,
    match: (room.matchId !== null && matches.get(room.matchId)) || null,
    away: room.awayAt === null || room.awayUntil === null ? null : { since: room.awayAt, until: room.awayUntil },
  };
}

/** Rooms in wire format, with all matches in one query. */
export async function describeRooms(rows: readonly RoomRow[], matchRows: MatchRows): Promise<Localizable<Room>[]> {
  const ids = [...new Set(rows.flatMap(({ room }) => room.matchId ?? []))];
  const matches = ids.length > 0 ? await matchRows(ids) : new Map<string, Localizable<Match>>();
  return rows.map((row) => describeRoom(row, matches));
}
