import { RoomGate } from '../../room/RoomGate.tsx';
import { Club } from './Club.tsx';

/** /member?type=9&tab=fans: the fan club of the anchor. */
export function FansPage() {
  return <RoomGate>{({ room }) => <Club roomId={room.id} />}</RoomGate>;
}
