import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { memberPlaces } from '../../../platform/session/memberLinks.ts';
import { session } from '../../../platform/session/session.store.ts';
import { useOwnRoom, type OwnRoom } from './useOwnRoom.ts';

/**
 * Gate of a page about the anchor's own room: renders once the room is loaded, and redirects members who are no anchors to the application.
 * `again` fetches the room again.
 */
export function RoomGate({ children }: { children: (own: OwnRoom, again: () => void) => ReactNode }) {
  const { user } = useSnapshot(session);
  if (user?.is_anchor !== 1) return <Navigate to={memberPlaces.apply} replace />;
  return <Opened>{children}</Opened>;
}

function Opened({ children }: Parameters<typeof RoomGate>[0]) {
  const { t } = useLingui();
  const { own, failed, again } = useOwnRoom();
  if (own) return children(own, again);
  return (
    <Card stacked padding="titled" aria-label={t`我的直播间`}>
      {failed ? <ErrorState title={t`直播间没能打开`} onRetry={again} /> : <Skeleton shape="block" height={480} />}
    </Card>
  );
}
