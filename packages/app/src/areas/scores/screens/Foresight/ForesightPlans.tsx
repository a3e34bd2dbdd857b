import { Suspense } from 'react';
import { useNear } from '../../../../platform/near/useNear.ts';
import { Region } from '../../../../platform/region/Region.tsx';
import { slots } from '../../../../platform/slots/slots.ts';
import { PlansPlace } from './Foresight.layout.ts';

/** Plans on sale, beside the forecasts; they are loaded when they are scrolled to. */
export function ForesightPlans() {
  const [place, isNear] = useNear();
  const { FrontPlans } = slots;
  if (!FrontPlans) return null;
  return (
    <PlansPlace ref={place}>
      {isNear && (
        <Region>
          <Suspense fallback={null}>
            <FrontPlans slim />
          </Suspense>
        </Region>
      )}
    </PlansPlace>
  );
}
