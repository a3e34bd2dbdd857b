import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withMessages } from '../../../../platform/messages/withMessages.ts';
import { LiveScreen } from './LiveScreen.tsx';
import { RoomWait } from './RoomWait.tsx';
import { Later } from '../../../../platform/drawn/Later.tsx';

const ReplayScreen = lazy(
  withMessages('live', () => import('../../replay/ReplayScreen.tsx').then((part) => ({ default: part.ReplayScreen }))),
);

/** /live: a room, or with `replay` one of its broadcasts. */
export function LiveRoute() {
  const [parameters] = useSearchParams();
  const replay = parameters.get('replay');
  if (!replay) return <LiveScreen />;
  return (
    <Later fallback={<RoomWait />}>
      <ReplayScreen id={replay} roomId={parameters.get('id') ?? undefined} />
    </Later>
  );
}
