import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { realtime } from '../../../platform/realtime/realtime.ts';
import { removedState } from '../removal/removed.ts';
import { roomState } from '../stage/room.store.ts';
import { closeMini } from './asideActs.ts';
import { aside } from '../aside.store.ts';
import { popIn } from './ownWindow.ts';
import { OwnWindow } from './OwnWindow.tsx';
import { RoomMini } from './RoomMini.tsx';

/**
 * Picture of a room that was left: in a corner of the page, or in a window of its own. It closes when its viewer is removed from the room.
 */
export function RoomAside() {
  const { mini, window } = useSnapshot(aside);
  const navigate = useNavigate();
  useEffect(
    () =>
      realtime.on('liveKickout', ({ room_id }) => {
        if (room_id !== roomState.id || !(aside.mini || aside.window)) return;
        popIn();
        closeMini();
        void navigate('/anchor?type=0', { state: removedState(room_id) });
      }),
    [navigate],
  );
  if (window) return <OwnWindow />;
  return mini ? <RoomMini /> : null;
}
