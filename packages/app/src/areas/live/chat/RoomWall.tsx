import { giftWall } from '@pitchside/api/live/gifts';
import { GiftWall } from '@pitchside/ui/GiftWall';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { statusOf } from '../../../platform/resource/statusOf.ts';
import { onRoomEvent, roomState } from '../stage/room.store.ts';
import { wallView } from './wall.presenter.ts';

/** Milliseconds between two looks at the wall while gifts keep coming. */
const wallEvery = 3_000;

/** Gifts that the room's anchor has received, updated live. */
export default function RoomWallWired() {
  const { room } = useSnapshot(roomState);
  const [turn, setTurn] = useState(0);
  useEffect(() => onRoomEvent(({ type }) => type === 'gift' && setTurn((before) => before + 1)), []);
  const id = room?.anchor.id;
  const { value, state, again } = useResource(
    id ?? null,
    (signal) => api.call(giftWall, { anchor_id: id ?? '' }, { signal, quiet: true }),
    { version: turn, pause: wallEvery },
  );
  const status = statusOf({ value, state });
  return <GiftWall gifts={value ? value.list.map(wallView) : []} total={value?.total ?? 0} status={status} onRetry={again} />;
}
