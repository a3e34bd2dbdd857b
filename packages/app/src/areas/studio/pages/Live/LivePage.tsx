import { Columns, Stack } from '../../Studio.layout.ts';
import { RoomGate } from '../../room/RoomGate.wired.tsx';
import { LiveBar } from './LiveBar.wired.tsx';
import { LiveGuide } from './LiveGuide.wired.tsx';
import { LiveInfo } from './LiveInfo.wired.tsx';
import { LiveKey } from './LiveKey.wired.tsx';
import { LivePlacard } from './LivePlacard.wired.tsx';

/** /member?type=9: the room as it goes on the air: its state, what it is called, where the picture is pushed, what is on its wall. */
export function LivePage() {
  return (
    <RoomGate>
      {(own, again) => (
        <Stack>
          <LiveBar own={own} onChange={again} />
          <Columns>
            <Stack>
              <LiveInfo key={own.room.id} room={own.room} onSaved={again} />
              <LiveKey roomId={own.room.id} isLive={own.room.status === 'live'} />
            </Stack>
            <Stack>
              <LiveGuide own={own} />
              <LivePlacard placard={own.placard} onSaved={again} />
            </Stack>
          </Columns>
        </Stack>
      )}
    </RoomGate>
  );
}
