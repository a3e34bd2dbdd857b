import { Skeleton } from '@pitchside/ui/Skeleton';
import { useSnapshot } from 'valtio';
import { stage } from '../../../../platform/player/stage.store.ts';
import { Room, Screen, Stage } from '../../stage/room.layout.ts';

/** Where a room will stand. */
export function RoomWait() {
  const { theatre, chat } = useSnapshot(stage);
  return (
    <Room>
      <Stage $theatre={theatre} $chat={chat}>
        <Screen>
          <Skeleton shape="block" height="100%" />
        </Screen>
      </Stage>
    </Room>
  );
}
