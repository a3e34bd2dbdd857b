import { MiniPlayer } from '@pitchside/ui/MiniPlayer';
import { Scorebug } from '@pitchside/ui/Scorebug';
import type { Match } from '@pitchside/api/scores/matches';
import { Suspense, useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio';
import { unlessLost } from '../../../platform/log/later.ts';
import { roomHref } from '../../scores/matchLinks.ts';
import { scoreView } from '../../scores/match.presenter.ts';
import { useFreshMatches } from '../../scores/useFreshMatches.ts';
import { roomMatch } from '../stage/match.store.ts';
import { pausePicture, playPicture, refreshPicture } from '../stage/picture.store.ts';
import { raidState } from '../stage/raid.store.ts';
import { RoomRaid } from '../raids.lazy.ts';
import { PictureSlot } from '../stage/PictureSlot.tsx';
import { RoomDanmaku } from '../stage/RoomDanmaku.tsx';
import { roomState } from '../stage/room.store.ts';
import { usePlayerState } from '../stage/usePlayerState.ts';
import { setVolume } from '../../../platform/player/volume.store.ts';
import { closeMini } from './asideActs.ts';
import { mini, setCorner } from './corner.store.ts';
import { canPopOut, popOut } from './ownWindow.ts';

/** Height of the small picture at the bottom of the page; other elements there move above it. */
const floor = '316px';
/** Width that it takes at a side, with the gap beside it. */
const beside = '416px';
const claims = ['--page-floor', '--popup-floor', '--aside-height', '--aside-beside'] as const;

/** The picture of a room that was left, in a corner. */
export function RoomMini() {
  const { room } = useSnapshot(roomState);
  const { match: followed } = useSnapshot(roomMatch);
  const { corner } = useSnapshot(mini);
  const { raid } = useSnapshot(raidState);
  const fresh = useFreshMatches();
  const state = usePlayerState();
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--aside-height', floor);
    if (corner.startsWith('bottom')) style.setProperty('--page-floor', floor);
    if (corner.endsWith('right')) style.setProperty('--aside-beside', beside);
    if (corner === 'bottom-right') style.setProperty('--popup-floor', floor);
    return () => claims.forEach((claim) => style.removeProperty(claim));
  }, [corner]);
  if (!room) return null;
  const match = followed ?? (room.match && fresh(room.match as Match));
  return (
    <MiniPlayer
      state={state}
      room={{
        title: room.title,
        href: roomHref(room.id),
        anchor: { id: room.anchor.avatar, nickname: room.anchor.user_nickname },
        heat: room.heat,
      }}
      video={<PictureSlot place="mini" label={room.title} />}
      danmaku={<RoomDanmaku />}
      score={match && <Scorebug {...scoreView(match)} size="mini" />}
      notice={
        raid && (
          <Suspense fallback={null}>
            <RoomRaid />
          </Suspense>
        )
      }
      corner={corner}
      onCornerChange={setCorner}
      onPlay={playPicture}
      onPause={pausePicture}
      onRefresh={refreshPicture}
      onMutedChange={(muted) => setVolume({ muted })}
      onClose={closeMini}
      {...(canPopOut() && { onPopOut: () => unlessLost(popOut()) })}
    />
  );
}
