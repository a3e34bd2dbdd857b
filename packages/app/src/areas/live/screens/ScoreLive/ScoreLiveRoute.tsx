import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { spoken } from '../../../../platform/words/words.ts';
import { ScoreLiveScreen } from './ScoreLiveScreen.tsx';

const MultiScreen = lazy(spoken(() => import('../../multi/MultiScreen.tsx').then((part) => ({ default: part.MultiScreen }))));

/** /score-live: matches beside the picture of one, or with `multi` several rooms on one screen. */
export function ScoreLiveRoute() {
  const [parameters] = useSearchParams();
  if (!parameters.has('multi')) return <ScoreLiveScreen />;
  return (
    <Suspense fallback={null}>
      <MultiScreen />
    </Suspense>
  );
}
