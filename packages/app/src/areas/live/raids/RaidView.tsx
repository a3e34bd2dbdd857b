import { RaidCard } from '@pitchside/ui/RaidCard';
import type { Room } from '@pitchside/api/live/live';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { unlessLost } from '../../../platform/log/later.ts';
import { coverView } from '../../scores/cover.presenter.ts';
import { roomHref } from '../../scores/matchLinks.ts';
import { scoreView } from '../../scores/match.presenter.ts';
import { useFreshRooms } from '../../scores/useFreshRooms.ts';
import { kickouts } from '../kickouts.store.ts';
import type { RaidState } from '../stage/raid.store.ts';
import { callOff, stay } from './raidActs.ts';

/** Card of the raid from a room, for a viewer who has not refused it, or for its anchor. */
export function RaidView({ state, isOwner }: { state: RaidState; isOwner: boolean }) {
  const { raid, stays } = useSnapshot(state);
  const { rooms } = useSnapshot(kickouts);
  const fresh = useFreshRooms();
  const [callingOff, setCallingOff] = useState(false);
  if (!raid || (!isOwner && stays === raid.id)) return null;
  const to = fresh(raid.to as Room);
  return (
    <RaidCard
      key={raid.id}
      room={{
        href: roomHref(to.id),
        title: to.title,
        nickname: to.anchor.user_nickname,
        cover: coverView(to),
        ...(to.match && { match: scoreView(to.match) }),
      }}
      since={raid.opened_at}
      until={raid.ends_at}
      {...(isOwner
        ? {
            callingOff,
            onCallOff: () => {
              setCallingOff(true);
              unlessLost(callOff(raid).finally(() => setCallingOff(false)));
            },
          }
        : { barred: rooms.includes(to.id), onStay: () => unlessLost(stay(state, raid)) })}
    />
  );
}
