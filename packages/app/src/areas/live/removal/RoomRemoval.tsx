import { useLingui } from '@lingui/react/macro';
import { kickoutInfo } from '@pitchside/api/live/moderation';
import { Button } from '@pitchside/ui/Button';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { RoomRemoval } from '@pitchside/ui/RoomRemoval';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { useOwnTopic } from '../../../platform/realtime/useOwnTopic.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { session } from '../../../platform/session/session.store.ts';
import { routes } from '../../../routes.data.ts';
import { writeTo } from '../../messages/panel.store.ts';

/** Page to appeal a removal. */
const appealHref = `${routes.aboutUser.path}?type=6`;

interface RoomRemovalWiredProps {
  roomId: string;
  /** Height of the place while the answer is on its way, px. */
  height: number;
}

/** Why the member may not enter a room, until they have read it; it turns into a way back when that is lifted. */
export default function RoomRemovalWired({ roomId, height }: RoomRemovalWiredProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { user } = useSnapshot(session);
  const [isLifted, setLifted] = useState(false);
  const { value, state, again } = useResource(user && `${user.id} ${roomId}`, (signal) =>
    api.call(kickoutInfo, { id: roomId }, { signal, quiet: true }),
  );
  useOwnTopic(({ type, data }) => {
    if ((type !== 'kickout_lifted' && type !== 'liveKickout') || data.room_id !== roomId) return;
    setLifted(type === 'kickout_lifted');
    if (type === 'liveKickout') again();
  }, again);
  if (!user) return null;
  if (!value) {
    if (state === 'failed') return <ErrorState layout="row" title={t`你被移出了这个直播间`} onRetry={again} />;
    return <Skeleton shape="block" height={height} />;
  }
  const { removal } = value;
  if (!removal) return null;
  const { id, user_nickname: anchor } = removal.anchor;
  return (
    <RoomRemoval
      anchor={anchor}
      by={removal.by}
      at={removal.at}
      reason={removal.reason}
      lifted={isLifted}
      actions={
        isLifted ? (
          <ButtonLink size="s" href={`/live?id=${roomId}`}>{t`回直播间`}</ButtonLink>
        ) : (
          <>
            <Button size="s" tone="soft" onClick={() => writeTo(id)}>{t`私信主播`}</Button>
            <ButtonLink size="s" tone="outline" href={appealHref}>{t`向平台申诉`}</ButtonLink>
          </>
        )
      }
      onPutAway={() => void navigate({ pathname, search }, { replace: true, state: null })}
    />
  );
}
