import { Suspense } from 'react';
import { useInView } from '../../../../platform/inView/useInView.ts';
import { Region } from '../../../../platform/region/Region.tsx';
import { FrontStories } from '../../../content/front.lazy.ts';
import { Kept } from './Main.layout.ts';

/** Headlines and hot posts at the end of the page; they are loaded when they are scrolled to. */
export function MainStories() {
  const [place, isNear] = useInView();
  return (
    <Kept ref={place} $height={880} $narrow={1300}>
      {isNear && (
        <Region>
          <Suspense fallback={null}>
            <FrontStories />
          </Suspense>
        </Region>
      )}
    </Kept>
  );
}
