import { Skeleton } from '@pitchside/ui/Skeleton';
import { useSnapshot } from 'valtio';
import { stage } from '../../../../platform/player/stage.store.ts';
import { Around, ColumnPlace, Room, Screen, Stage } from '../../stage/room.layout.ts';

/** Placeholder of a room: its picture, and the column beside it. */
export function RoomWait() {
  const { theatre, chat } = useSnapshot(stage);
  return (
    <Room aria-busy="true">
      <Stage $theatre={theatre} $chat={chat}>
        <Screen>
          <Skeleton shape="block" height="100%" />
        </Screen>
        {chat && (
          <Around>
            <ColumnPlace>
              <Skeleton shape="block" height="100%" />
            </ColumnPlace>
          </Around>
        )}
      </Stage>
    </Room>
  );
}
