import { lazy, Suspense, type ComponentType } from 'react';
import { useNear } from '../../../../platform/near/useNear.ts';
import { Region } from '../../../../platform/region/Region.tsx';
import { spoken } from '../../../../platform/words/words.ts';
import { MorePlace } from './Main.layout.ts';

const more = spoken(() => import('./MainMore.wired.tsx'));
const parts: Record<'middle' | 'end', ComponentType> = {
  middle: lazy(() => more().then((all) => ({ default: all.MainMiddle }))),
  end: lazy(() => more().then((all) => ({ default: all.MainEnd }))),
};

/** Stands in for the wall and the rank where nobody streams, which is seldom. */
export const MainNobody = lazy(() => more().then((all) => ({ default: all.MainNobody })));

/** What stands further down, with its place kept: code and words come when one scrolls near. */
export function MainMore({ part }: { part: keyof typeof parts }) {
  const [place, isNear] = useNear();
  const Part = parts[part];
  return (
    <MorePlace ref={place} $part={part}>
      {isNear && (
        <Region>
          <Suspense fallback={null}>
            <Part />
          </Suspense>
        </Region>
      )}
    </MorePlace>
  );
}
