import type { Room } from '@pitchside/api/live';
import { useFreshMatches } from '../matches/useFreshMatches.ts';

/** Gives a room with the newest that may be seen of its match. The component is drawn anew when one of those it asked for changes. */
export function useFreshRooms(): (room: Room) => Room {
  const fresh = useFreshMatches();
  return (room) => ({ ...room, match: room.match && fresh(room.match) });
}
