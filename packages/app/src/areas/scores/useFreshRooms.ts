import type { Room } from '@pitchside/api/live/live';
import { useFreshMatches } from './useFreshMatches.ts';

/**
 * Returns a function that gives a room with the newest visible state of its match. Renders again when one of the requested matches changes.
 */
export function useFreshRooms(): (room: Room) => Room {
  const fresh = useFreshMatches();
  return (room) => ({ ...room, match: room.match && fresh(room.match) });
}
