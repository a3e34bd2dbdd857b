import { withMessages } from '../../../platform/messages/withMessages.ts';
import { Cover } from '@pitchside/ui/Cover';
import type { DanmakuComposerHandle } from '@pitchside/ui/DanmakuComposer';
import { DanmakuSettings } from '@pitchside/ui/DanmakuSettings';
import { PlayerFrame } from '@pitchside/ui/PlayerFrame';
import type { Room } from '@pitchside/api/live/live';
import { lazy, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { unlessLost } from '../../../platform/log/later.ts';
import { danmaku, setDanmaku } from '../../../platform/preferences/danmaku.store.ts';
import { SpoilerKey } from '../../../platform/widgets/SpoilerKey.tsx';
import { coverView } from '../../scores/cover.presenter.ts';
import { RoomEffects } from '../gifts/RoomEffects.tsx';
import { askTray } from '../gifts/tray.store.ts';
import { RoomHorns } from '../horn/RoomHorns.tsx';
import { aside } from '../aside.store.ts';
import { canPopOut, popIn, popOut } from '../mini/ownWindow.ts';
import { keepMoment } from '../clips/clipActs.ts';
import { chooseQuality, lookBack, pausePicture, playPicture, programmeTime, refreshPicture, showPicture } from './picture.store.ts';
import { PictureSlot } from './PictureSlot.tsx';
import { RoomComposer } from './RoomComposer.tsx';
import { RoomDanmaku } from './RoomDanmaku.tsx';
import { roomState } from './room.store.ts';
import { setFullscreen, stage } from '../../../platform/player/stage.store.ts';
import { usePlayerState } from './usePlayerState.ts';
import { setVolume } from '../../../platform/player/volume.store.ts';
import type { Match } from '@pitchside/api/scores/matches';
import { pageAnnouncer } from '@pitchside/ui/announcer';
import { Scorebug, useMatchSentence } from '@pitchside/ui/Scorebug';
import { scoreView } from '../../scores/match.presenter.ts';
import { useFreshMatches } from '../../scores/useFreshMatches.ts';
import { raidState } from './raid.store.ts';
import { RoomRaid } from '../raids.lazy.ts';
import { roomMatch } from './match.store.ts';
import { useDrawing } from '../../../platform/drawn/drawn.ts';
import { Later } from '../../../platform/drawn/Later.tsx';

/** The room's match as it stands for this viewer. */
function useRoomMatch() {
  const { room } = useSnapshot(roomState);
  const { match: followed } = useSnapshot(roomMatch);
  const fresh = useFreshMatches();
  return followed ?? (room?.match && fresh(room.match as Match));
}

/** The score of the room's match, over a picture that covers the page or in its place. */
function CoverScore() {
  const match = useRoomMatch();
  return match ? <Scorebug {...scoreView(match)} size="card" /> : null;
}

const RoomCurtains = lazy(withMessages('live', () => import('./RoomCurtains.tsx').then((part) => ({ default: part.RoomCurtains }))));
const RoomStats = lazy(() => import('./RoomStats.tsx').then((part) => ({ default: part.RoomStats })));

/** The picture of the room that is visited, with its comments and the bar to send them from. */
export function RoomPlayer({ onMini }: { /** Leaves the page; the picture goes on in a corner. */ onMini?: () => void }) {
  const { room } = useSnapshot(roomState);
  const { show, ...view } = useSnapshot(danmaku);
  const { window: inWindow } = useSnapshot(aside);
  const { stats, fullscreen, webFull } = useSnapshot(stage);
  const { raid } = useSnapshot(raidState);
  const state = usePlayerState();
  const isDrawn = useDrawing() !== null;
  const match = useRoomMatch();
  const sentence = useMatchSentence();
  const field = useRef<DanmakuComposerHandle>(null);
  return (
    <PlayerFrame
      state={inWindow ? { ...state, status: 'idle' } : state}
      video={<PictureSlot place="room" label={room?.title} />}
      poster={room && <Cover {...coverView(room as Room)} loading="eager" />}
      danmaku={
        !inWindow && (
          <>
            <RoomDanmaku />
            <RoomEffects />
            <RoomHorns />
          </>
        )
      }
      score={room?.match && <CoverScore />}
      head={
        raid && (
          <Later>
            <RoomRaid />
          </Later>
        )
      }
      curtain={
        <Later>
          <RoomCurtains />
        </Later>
      }
      panel={
        stats && (
          <Later>
            <RoomStats />
          </Later>
        )
      }
      settings={
        <>
          <DanmakuSettings view={view} onViewChange={setDanmaku} danmakuOn={show} onDanmakuChange={(on) => setDanmaku({ show: on })} />
          {room?.match && <SpoilerKey />}
        </>
      }
      danmakuOn={show}
      onDanmakuChange={(on) => setDanmaku({ show: on })}
      composer={<RoomComposer actionsRef={field} />}
      onCompose={() => field.current?.focus()}
      onGifts={() => askTray(fullscreen || webFull)}
      onPlay={playPicture}
      onPause={pausePicture}
      onRefresh={refreshPicture}
      onLookBack={lookBack}
      onQualityChange={chooseQuality}
      onShowPicture={showPicture}
      onMutedChange={(muted) => setVolume({ muted })}
      onVolumeChange={(level) => setVolume({ volume: level, muted: level === 0 })}
      onFullscreenChange={(on) => unlessLost(setFullscreen(on))}
      onWebFullChange={(on) => void (stage.webFull = on)}
      onTheatreChange={(on) => void (stage.theatre = on)}
      onChatToggle={() => void (stage.chat = !stage.chat)}
      {...(room && { onClip: () => keepMoment(room.id, programmeTime()) })}
      {...(match && { onScoreRead: () => pageAnnouncer().say(sentence(scoreView(match))) })}
      onStatsToggle={() => void (stage.stats = !stage.stats)}
      {...(onMini && { onMini })}
      {...(!isDrawn && canPopOut() && { onPip: () => (inWindow ? popIn() : unlessLost(popOut())) })}
    />
  );
}
