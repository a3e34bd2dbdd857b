import { idIn } from '@pitchside/api/screens/question';
import { takeMatchFirst } from '../../stage/match.store.ts';
import { takeRoomFirst } from '../../stage/room.store.ts';

/** Fills the room and its match. */
export function takeFirst(address: URLSearchParams): void {
  const id = idIn(address);
  const room = id === undefined || address.has('replay') ? undefined : takeRoomFirst(id);
  if (room?.match) takeMatchFirst(room.match);
}

export { LiveRoute as Component } from './LiveRoute.tsx';
