import { RoomGate } from '../../room/RoomGate.tsx';
import { Assistants } from './Assistants.tsx';

/** /member?type=9&tab=assist: assistants of the room. */
export function AssistantsPage() {
  return <RoomGate>{({ room }) => <Assistants roomId={room.id} />}</RoomGate>;
}
