import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { spoken } from '../../../../platform/words/words.ts';
import { LiveScreen } from './LiveScreen.tsx';
import { RoomWait } from './RoomWait.tsx';

const ReplayScreen = lazy(spoken(() => import('../../replay/ReplayScreen.tsx').then((part) => ({ default: part.ReplayScreen }))));

/** /live: a room, or with `replay` one of its broadcasts. */
export function LiveRoute() {
  const [parameters] = useSearchParams();
  const replay = parameters.get('replay');
  if (!replay) return <LiveScreen />;
  return (
    <Suspense fallback={<RoomWait />}>
      <ReplayScreen id={replay} roomId={parameters.get('id') ?? undefined} />
    </Suspense>
  );
}
