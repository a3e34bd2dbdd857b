import { Suspense, type ReactNode } from 'react';
import { useInView } from '../../../../platform/inView/useInView.ts';
import { Region } from '../../../../platform/region/Region.tsx';
import { BelowPlace } from './LiveUnder.layout.ts';

/** A block far under the picture, which is loaded when it is scrolled to. */
export function LiveBelow({ children }: { children: ReactNode }) {
  const [place, isNear] = useInView();
  return (
    <BelowPlace ref={place}>
      {isNear && (
        <Region>
          <Suspense fallback={null}>{children}</Suspense>
        </Region>
      )}
    </BelowPlace>
  );
}
