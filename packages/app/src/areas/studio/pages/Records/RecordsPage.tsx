import { RoomGate } from '../../room/RoomGate.tsx';
import { BroadcastsCard } from './BroadcastsCard.tsx';
import { PlaybacksCard } from './PlaybacksCard.tsx';

/** /member?type=9&tab=records: past broadcasts with their figures, and replays. */
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
