import { GiftPanelSkeleton } from '@pitchside/ui/GiftPanel';
import { ThemeScope } from '@pitchside/ui/ThemeScope';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useSnapshot } from 'valtio';
import { Region } from '../../../platform/region/Region.tsx';
import { theme } from '../../../platform/theme/theme.store.ts';
import { routes } from '../../../routes.data.ts';
import { roomState } from '../stage/room.store.ts';
import { stage } from '../../../platform/player/stage.store.ts';
import { GiftBarPanel } from './gifts.lazy.ts';
import { Tray } from './gifts.layout.ts';
import { takeOrder } from './orderStorage.ts';
import { putTrayAway, tray } from './tray.store.ts';
import { useSettled } from './useSettled.ts';
import { Later } from '../../../platform/drawn/Later.tsx';

/**
 * Gift bar under the picture. Its space is reserved from the first frame on; its code loads after the picture, or at the first press, key
 * or look at it.
 */
export function GiftBar() {
  const { id } = useSnapshot(roomState);
  return id === null ? null : <RoomGifts key={id} roomId={id} />;
}

function RoomGifts({ roomId }: { roomId: string }) {
  const { asked, over } = useSnapshot(tray);
  const { fullscreen, webFull } = useSnapshot(stage);
  const { chosen } = useSnapshot(theme);
  const box = useRef<HTMLDivElement>(null);
  const [before] = useState(asked);
  const [resumed] = useState(() => takeOrder(roomId));
  const [near, setNear] = useState(resumed !== undefined);
  const settled = useSettled(box);
  const covered = fullscreen || webFull;
  const approach = () => setNear(true);
  const handleKey = (event: KeyboardEvent) => {
    if (!covered || event.key !== 'Escape') return;
    // The player would leave the whole window.
    event.stopPropagation();
    putTrayAway();
  };
  useEffect(() => {
    if (!covered) putTrayAway();
  }, [covered]);
  const bones = <GiftPanelSkeleton look={covered ? 'card' : 'joined'} />;
  return (
    <ThemeScope theme={covered ? 'night' : (chosen ?? routes.live.theme)}>
      <Tray ref={box} $over={covered} $away={covered && !over} onPointerEnter={approach} onFocus={approach} onKeyDown={handleKey}>
        <Region>
          <Later fallback={bones}>
            {near || settled || asked > before ? (
              <GiftBarPanel roomId={roomId} look={covered ? 'card' : 'joined'} {...(resumed && { resumed })} isAsked={asked > before} />
            ) : (
              bones
            )}
          </Later>
        </Region>
      </Tray>
    </ThemeScope>
  );
}
