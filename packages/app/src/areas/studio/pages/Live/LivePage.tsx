import { RoomGate } from '../../room/RoomGate.tsx';
import { LiveDesk } from './LiveDesk.tsx';

/** /member?type=9: the desk of a broadcast: its state and picture, stream health, chat, title, push address and placard. */
export function LivePage() {
  return <RoomGate>{(own, again) => <LiveDesk key={own.room.id} own={own} again={again} />}</RoomGate>;
}
