import { RoomGate } from '../../room/RoomGate.tsx';
import { RoomActs } from './RoomActs.tsx';
import { RoomTalk } from './RoomTalk.tsx';
import { RoomLists } from './RoomLists.tsx';

/** /member?type=9&tab=room: chat rules and held messages, muted and removed members, and the moderation log. */
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
