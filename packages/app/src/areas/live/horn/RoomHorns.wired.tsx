import { Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Region } from '../../../platform/region/Region.tsx';
import { HornBar } from './horn.later.ts';
import { HornPlace } from './horn.layout.ts';
import { followHorns, horns } from './horns.store.ts';

/** Horns of the whole site over the picture of every room; nothing of them is loaded before the first. */
export function RoomHorns() {
  const { shown } = useSnapshot(horns);
  useEffect(followHorns, []);
  if (!shown) return null;
  return (
    <HornPlace data-controls="">
      <Region fallback={null}>
        <Suspense fallback={null}>
          <HornBar />
        </Suspense>
      </Region>
    </HornPlace>
  );
}
