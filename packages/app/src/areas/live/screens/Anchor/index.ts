import { readWall } from '@pitchside/api/screens/Anchor';
import { takeRoomCounts } from '../../rooms.store.ts';
import { openWall } from './anchor.store.ts';

/** Fills the wall and the numbers of rooms. */
export function takeFirst(address: URLSearchParams): void {
  const { lobby, view } = readWall(address);
  if (lobby.kind !== 'unknown') openWall(view);
  takeRoomCounts();
}

export { AnchorScreen as Component } from './AnchorScreen.tsx';
