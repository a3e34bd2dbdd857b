import { useLingui } from '@lingui/react/macro';
import type { Room } from '@pitchside/api/live/live';
import { FollowButton } from '@pitchside/ui/FollowButton';
import { IconButton } from '@pitchside/ui/IconButton';
import { Flag, LayoutGrid, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { Region } from '../../../platform/region/Region.tsx';
import { openReport } from '../../../platform/report/report.store.ts';
import { EnvelopeKey } from '../envelopes/EnvelopeKey.tsx';
import { session } from '../../../platform/session/session.store.ts';
import { CutRoom } from '../moderation.lazy.ts';
import { addHref } from '../multi/multiStorage.ts';
import { standing } from '../stage/standing.store.ts';
import { setFollowing } from '../../../platform/follow/followActs.ts';
import { ShareDialog } from './head.lazy.ts';
import { Later } from '../../../platform/drawn/Later.tsx';

/** Actions on the room and its anchor: share, report, follow. */
export function HeadActs({ room: { id, anchor, status } }: { room: Pick<Room, 'id' | 'anchor' | 'status'> }) {
  const { t } = useLingui();
  const { isOwner, isFollowing, fans } = useSnapshot(standing);
  const navigate = useNavigate();
  const { user } = useSnapshot(session);
  const [sharing, setSharing] = useState(false);
  const name = anchor.user_nickname;
  const report = () =>
    openReport({
      name,
      of: [
        { kind: 'room', id },
        { kind: 'member', id: anchor.id },
      ],
    });
  return (
    <>
      {user?.role === 'operator' && !isOwner && status === 'live' && (
        <Region fallback={null}>
          <Later>
            <CutRoom roomId={id} anchor={name} />
          </Later>
        </Region>
      )}
      <EnvelopeKey roomId={id} />
      <IconButton label={t`加到多画面`} icon={<LayoutGrid size={20} aria-hidden />} onClick={() => void navigate(addHref(id))} />
      <IconButton label={t`分享`} icon={<Share2 size={20} aria-hidden />} onClick={() => setSharing(true)} />
      {!isOwner && <IconButton label={t`举报`} icon={<Flag size={20} aria-hidden />} onClick={report} />}
      <FollowButton
        state={isOwner ? 'self' : isFollowing ? 'following' : 'none'}
        name={name}
        {...(fans !== null && { count: fans })}
        onFollowChange={(follow) => setFollowing({ id: anchor.id, name }, follow)}
      />
      {sharing && (
        <Region fallback={null}>
          <Later>
            <ShareDialog onClose={() => setSharing(false)} />
          </Later>
        </Region>
      )}
    </>
  );
}
