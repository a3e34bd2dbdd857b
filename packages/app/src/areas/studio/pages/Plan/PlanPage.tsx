import { RoomGate } from '../../room/RoomGate.tsx';
import { Plan } from './Plan.tsx';

/** /member?type=9&tab=plan: broadcasts to come, for viewers to ask for a word of. */
export function PlanPage() {
  return <RoomGate>{({ room }) => <Plan roomId={room.id} />}</RoomGate>;
}
