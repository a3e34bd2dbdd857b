import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Region } from '../../../platform/region/Region.tsx';
import { roomState } from '../stage/room.store.ts';
import { stage } from '../../../platform/player/stage.store.ts';
import { HornBar } from './horn.lazy.ts';
import { HornPlace } from './horn.layout.ts';
import { followHorns, horns } from './horns.store.ts';
import { Later } from '../../../platform/drawn/Later.tsx';

/** Horns of the whole site over the picture of every room; nothing of them is loaded before the first. */
export function RoomHorns() {
  const { shown } = useSnapshot(horns);
  const { room } = useSnapshot(roomState);
  const { fullscreen, webFull } = useSnapshot(stage);
  useEffect(followHorns, []);
  if (!shown) return null;
  return (
    <HornPlace $underScore={(fullscreen || webFull) && Boolean(room?.match)} data-controls="">
      <Region fallback={null}>
        <Later>
          <HornBar />
        </Later>
      </Region>
    </HornPlace>
  );
}
