import { useEffect, useRef, useState } from 'react';
import { proxy } from 'valtio';
import { useTopic } from '../../../platform/realtime/useTopic.ts';
import { createScope } from '../../../platform/resource/scope.ts';
import { followRaid, type FollowedRaid, type RaidState } from '../stage/raid.store.ts';
import { RaidView } from './RaidView.tsx';

/** Raid from a room, for its anchor outside the room. */
export default function OwnRaidWired({ roomId }: { roomId: string }) {
  const [state] = useState(() => proxy<RaidState>({ raid: null, stays: null }));
  const followed = useRef<FollowedRaid>(null);
  useEffect(() => {
    const scope = createScope();
    followed.current = followRaid(scope, roomId, undefined, state);
    followed.current.ask();
    return scope.leave;
  }, [roomId, state]);
  useTopic(
    `room:${roomId}`,
    (event) => followed.current?.hear(event),
    () => followed.current?.ask(),
  );
  return <RaidView state={state} isOwner />;
}
