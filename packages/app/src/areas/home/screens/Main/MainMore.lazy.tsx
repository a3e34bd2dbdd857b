import { lazy } from 'react';
import { useInView } from '../../../../platform/inView/useInView.ts';
import { Region } from '../../../../platform/region/Region.tsx';
import { withMessages } from '../../../../platform/messages/withMessages.ts';
import { ReservedHeight } from './Main.layout.ts';
import { Later } from '../../../../platform/drawn/Later.tsx';

const more = withMessages('home', () => import('./MainMore.tsx'));
const parts = {
  middle: { Part: lazy(() => more().then((all) => ({ default: all.MainMiddle }))), height: 330 },
  end: { Part: lazy(() => more().then((all) => ({ default: all.MainEnd }))), height: 900 },
  ribbon: { Part: lazy(() => more().then((all) => ({ default: all.MainRibbon }))), height: 0 },
} as const;
export type MainPart = keyof typeof parts;

/** Replaces the wall and the ranking while nobody streams, which is rare. */
export const MainNobody = lazy(() => more().then((all) => ({ default: all.MainNobody })));

/** Replaces the whole page while no match is on either. */
export const MainQuiet = lazy(() => more().then((all) => ({ default: all.MainQuiet })));

/** Block further down, with reserved height; its code and catalog load when it comes near the window. */
export function MainMore({ part }: { part: MainPart }) {
  const [place, isNear] = useInView();
  const { Part, height } = parts[part];
  return (
    <ReservedHeight ref={place} $height={height}>
      {isNear && (
        <Region>
          <Later>
            <Part />
          </Later>
        </Region>
      )}
    </ReservedHeight>
  );
}
