import type { Room } from '@pitchside/api/live/live';
import { LiveCard } from '@pitchside/ui/LiveCard';
import { marked, MarkedText } from '@pitchside/ui/MarkedText';
import { cardView } from '../../../scores/room.presenter.ts';
import { useFreshRooms } from '../../../scores/useFreshRooms.ts';
import { useRoomLabels } from '../../../scores/useRoomLabels.ts';
import { Rooms } from './Search.layout.ts';

/** Live rooms of a search, with the term marked in the titles. */
export function RoomWall({ rooms, by }: { rooms: readonly Room[]; by: string }) {
  const fresh = useFreshRooms();
  const words = useRoomLabels();
  return (
    <Rooms>
      {rooms.map((room) => (
        <li key={room.id}>
          <LiveCard room={cardView(fresh(room), words)} shown={<MarkedText pieces={marked(room.title, by)} />} />
        </li>
      ))}
    </Rooms>
  );
}
