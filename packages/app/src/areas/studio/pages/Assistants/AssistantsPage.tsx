import { RoomGate } from '../../room/RoomGate.wired.tsx';
import { Assistants } from './Assistants.tsx';

/** /member?type=9&tab=assist: who looks after the room besides its anchor. */
export function AssistantsPage() {
  return <RoomGate>{({ room }) => <Assistants roomId={room.id} />}</RoomGate>;
}
