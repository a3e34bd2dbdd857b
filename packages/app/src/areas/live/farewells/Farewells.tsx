import { FanFarewell } from '@pitchside/ui/FanFarewell';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { FarewellList } from './farewells.layout.ts';
import { farewells, openFarewells, putAway } from './farewells.store.ts';

/** Fan clubs of the reader that were dissolved, until they have read of it: of one room, or all; nothing where there are none. */
export default function Farewells({ roomId }: { roomId?: string }) {
  const { list } = useSnapshot(farewells);
  const [busy, setBusy] = useState<string | null>(null);
  useEffect(openFarewells, []);
  const shown = list.filter(({ room_id }) => roomId === undefined || room_id === roomId);
  if (shown.length === 0) return null;
  const put = (room: string) => {
    setBusy(room);
    // The call has notified the person.
    void putAway(room)
      .catch(() => undefined)
      .finally(() => setBusy(null));
  };
  return (
    <FarewellList $within={roomId !== undefined}>
      {shown.map(({ room_id: room, anchor, badge, at, closeness }) => (
        <FanFarewell
          key={room}
          badge={badge}
          anchor={anchor.user_nickname}
          at={at}
          closeness={closeness}
          busy={busy === room}
          onPutAway={() => put(room)}
        />
      ))}
    </FarewellList>
  );
}
