import type { BroadcastBarState } from '@pitchside/ui/BroadcastBar';
import type { OwnRoom } from './useOwnRoom.ts';

/** Whether nothing is open, a picture is awaited, or it is on the air; rooms of the demo are on without a broadcast. */
export const airState = ({ room, broadcast }: Pick<OwnRoom, 'room' | 'broadcast'>): BroadcastBarState =>
  room.status === 'live' ? 'live' : broadcast ? 'waiting' : 'off';
