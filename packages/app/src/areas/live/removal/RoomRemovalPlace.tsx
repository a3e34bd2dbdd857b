import { Skeleton } from '@pitchside/ui/Skeleton';
import { Region } from '../../../platform/region/Region.tsx';
import { RoomRemovalWired } from './removal.lazy.ts';
import { Later } from '../../../platform/drawn/Later.tsx';

/** Height of the notice while it is on its way, px. */
const height = 92;

/** Reason for a removal from a room; its space is reserved from the first frame on. */
export function RoomRemovalPlace({ roomId }: { roomId: string }) {
  return (
    <Region>
      <Later fallback={<Skeleton shape="block" height={height} />}>
        <RoomRemovalWired roomId={roomId} height={height} />
      </Later>
    </Region>
  );
}
