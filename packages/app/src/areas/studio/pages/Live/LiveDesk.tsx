import { Suspense, useState } from 'react';
import { OwnPicture } from '../../../live/preview.lazy.ts';
import { useOnline } from '../../room/useOnline.ts';
import type { OwnRoom } from '../../room/useOwnRoom.ts';
import { Columns, Stack } from '../../Studio.layout.ts';
import { PreviewPlace } from './Live.layout.ts';
import { LiveBar } from './LiveBar.tsx';
import { LiveGuide } from './LiveGuide.tsx';
import { LiveHealth } from './LiveHealth.tsx';
import { LiveInfo } from './LiveInfo.tsx';
import { LiveKey } from './LiveKey.tsx';
import { LivePlacard } from './LivePlacard.tsx';
import { LiveTalk } from './LiveTalk.tsx';
import { RenewKey } from './RenewKey.tsx';

/** The anchor's desk, with the picture and chat while the room is on the air. `again` fetches the room again. */
export function LiveDesk({ own, again }: { own: OwnRoom; again: () => void }) {
  const { room, placard } = own;
  const isLive = room.status === 'live';
  const online = useOnline(isLive ? room.id : null);
  const [key, setKey] = useState({ isAsking: false, version: 0 });
  const askKey = () => setKey((before) => ({ ...before, isAsking: true }));
  return (
    <Stack>
      <LiveBar own={own} online={online} onChange={again} />
      <Columns>
        <Stack>
          {isLive && (
            <PreviewPlace>
              <Suspense fallback={null}>
                <OwnPicture room={room} />
              </Suspense>
            </PreviewPlace>
          )}
          <LiveHealth roomId={room.id} onRenewKey={askKey} />
          <LiveInfo room={room} onSaved={again} />
          <LiveKey roomId={room.id} version={key.version} onRenew={askKey} />
        </Stack>
        <Stack>
          {isLive && <LiveTalk roomId={room.id} online={online} />}
          <LiveGuide own={own} />
          <LivePlacard placard={placard} onSaved={again} />
        </Stack>
      </Columns>
      <RenewKey
        roomId={room.id}
        isLive={isLive}
        open={key.isAsking}
        onClose={(isRenewed) => setKey(({ version }) => ({ isAsking: false, version: version + Number(isRenewed) }))}
      />
    </Stack>
  );
}
