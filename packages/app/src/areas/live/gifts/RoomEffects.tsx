import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Region } from '../../../platform/region/Region.tsx';
import { roomState } from '../stage/room.store.ts';
import { effects, openEffects } from './effects.store.ts';
import { GiftStage } from './gifts.lazy.ts';
import { usePictureShown } from './useSettled.ts';
import { Later } from '../../../platform/drawn/Later.tsx';

/**
 * Gift effects over the picture. Nothing loads before the first gift of a visit, nor before the picture itself; gifts that come earlier
 * wait.
 */
export function RoomEffects() {
  const { id } = useSnapshot(roomState);
  const { awake } = useSnapshot(effects);
  const late = usePictureShown();
  useEffect(() => (id === null ? undefined : openEffects()), [id]);
  if (!awake || !late) return null;
  return (
    <Region fallback={null}>
      <Later>
        <GiftStage key={id} />
      </Later>
    </Region>
  );
}
