import { RoomGate } from '../../room/RoomGate.wired.tsx';
import { BroadcastsCard } from './BroadcastsCard.wired.tsx';
import { PlaybacksCard } from './PlaybacksCard.wired.tsx';

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
