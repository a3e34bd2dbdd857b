import { Suspense, type ComponentType } from 'react';
import { useInView } from '../../../../platform/inView/useInView.ts';
import { Region } from '../../../../platform/region/Region.tsx';
import { slots } from '../../../../platform/slots/slots.ts';
import { PlansPlace, PreviewsPlace } from './Foresight.layout.ts';

interface LaterProps {
  Place: typeof PlansPlace;
  Block: ComponentType<{ slim?: boolean }> | undefined;
}

/** Component of another area beside the forecasts. It loads when it is scrolled to, and its space is reserved. */
function Later({ Place, Block }: LaterProps) {
  const [place, isNear] = useInView();
  if (!Block) return null;
  return (
    <Place ref={place}>
      {isNear && (
        <Region>
          <Suspense fallback={null}>
            <Block slim />
          </Suspense>
        </Region>
      )}
    </Place>
  );
}

/** Plans on sale. */
export const ForesightPlans = () => <Later Place={PlansPlace} Block={slots.FrontPlans} />;

/** Articles about matches to come. */
export const ForesightPreviews = () => <Later Place={PreviewsPlace} Block={slots.Previews} />;
