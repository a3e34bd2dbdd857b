import { RoomGate } from '../../room/RoomGate.wired.tsx';
import { BroadcastsCard } from './BroadcastsCard.wired.tsx';
import { PlaybacksCard } from './PlaybacksCard.wired.tsx';

/** /member?type=9&tab=records: what was on the air, what came of it, and what others may watch again. */
export function RecordsPage() {
  return (
    <RoomGate>
      {({ room }) => (
        <>
          <BroadcastsCard />
          <PlaybacksCard roomId={room.id} />
        </>
      )}
    </RoomGate>
  );
}
