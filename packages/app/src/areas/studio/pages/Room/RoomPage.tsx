import { RoomGate } from '../../room/RoomGate.wired.tsx';
import { RoomActs } from './RoomActs.tsx';
import { RoomTalk } from './RoomTalk.tsx';
import { RoomLists } from './RoomLists.tsx';

/** /member?type=9&tab=room: what is asked of those who speak and what waits, who is muted in the room or was removed from it, letting them go, and what was done by whom. */
export function RoomPage() {
  return (
    <RoomGate>
      {({ room }) => (
        <>
          <RoomTalk roomId={room.id} />
          <RoomLists roomId={room.id} />
          <RoomActs roomId={room.id} />
        </>
      )}
    </RoomGate>
  );
}
