import { RoomGate } from '../../room/RoomGate.wired.tsx';
import { LiveDesk } from './LiveDesk.wired.tsx';

/** /member?type=9: the room as it goes on the air: its state and picture, how the stream arrives, who speaks, what it is called, where the picture is pushed, what is on its wall. */
export function LivePage() {
  return <RoomGate>{(own, again) => <LiveDesk key={own.room.id} own={own} again={again} />}</RoomGate>;
}
