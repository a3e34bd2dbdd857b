import { Skeleton } from '@pitchside/ui/Skeleton';
import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { useInView } from '../../../../platform/inView/useInView.ts';
import { Region } from '../../../../platform/region/Region.tsx';
import { LiveMatch } from './under.lazy.ts';
import { roomState } from '../../stage/room.store.ts';
import { Under, UnderWait } from './LiveUnder.layout.ts';

/** The room's match under the picture, as on its own page. It loads when it is scrolled to; a room without a match has none. */
export function LiveUnder() {
  const [place, isNear] = useInView();
  const { room } = useSnapshot(roomState);
  const match = room?.match;
  if (room && !match) return null;
  const waiting = (
    <UnderWait>
      <Skeleton shape="block" height="100%" />
    </UnderWait>
  );
  return (
    <Under ref={place}>
      {isNear && match ? (
        <Region>
          <Suspense fallback={waiting}>
            <LiveMatch key={match.id} id={match.id} sport={match.sport} />
          </Suspense>
        </Region>
      ) : (
        waiting
      )}
    </Under>
  );
}
