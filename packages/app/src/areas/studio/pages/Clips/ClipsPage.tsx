import { RoomGate } from '../../room/RoomGate.tsx';
import { Stack } from '../../Studio.layout.ts';
import { ClipRules } from './ClipRules.tsx';
import { OwnClips } from './OwnClips.tsx';

/** /member?type=9&tab=clips: who may clip in the room, and its clips with their taking down. */
export function ClipsPage() {
  return (
    <RoomGate>
      {({ room }) => (
        <Stack>
          <ClipRules roomId={room.id} />
          <OwnClips roomId={room.id} />
        </Stack>
      )}
    </RoomGate>
  );
}
