import { useLingui } from '@lingui/react/macro';
import { ClipStrip } from '@pitchside/ui/ClipStrip';
import { useSnapshot } from 'valtio';
import { clipView } from '../../scores/clip.presenter.ts';
import { useClips } from '../../scores/useClips.ts';
import { roomState } from '../stage/room.store.ts';

/** Clips of the room that is visited and of its match, with the way to make one; nothing in a room without clips where nobody may clip. */
export default function RoomClipsWired() {
  const { t } = useLingui();
  const { room } = useSnapshot(roomState);
  const id = room?.id;
  const matchId = room?.match?.id;
  const { clips, mayClip, state, isKnown, again } = useClips(
    id === undefined ? null : { room_id: id, ...(matchId !== undefined && { match_id: matchId }), limit: 24 },
  );
  if (clips.length === 0 && (!isKnown || !mayClip) && state !== 'failed') return null;
  return (
    <ClipStrip
      clips={clips.map(clipView)}
      status={isKnown ? 'ready' : state === 'failed' ? 'error' : 'loading'}
      onRetry={again}
      {...(mayClip && { hint: t`按 X 剪下刚看到的 30 秒` })}
    />
  );
}
