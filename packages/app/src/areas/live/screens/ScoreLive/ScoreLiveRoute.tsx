import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withMessages } from '../../../../platform/messages/withMessages.ts';
import { ScoreLiveScreen } from './ScoreLiveScreen.tsx';
import { Later } from '../../../../platform/drawn/Later.tsx';

const MultiScreen = lazy(withMessages('live', () => import('../../multi/MultiScreen.tsx').then((part) => ({ default: part.MultiScreen }))));

/** /score-live: matches beside the picture of one, or with `multi` several rooms on one screen. */
export function ScoreLiveRoute() {
  const [parameters] = useSearchParams();
  if (!parameters.has('multi')) return <ScoreLiveScreen />;
  return (
    <Later>
      <MultiScreen />
    </Later>
  );
}
