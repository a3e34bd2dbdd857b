import { barrageSend } from '@pitchside/api/barrage';
import { ApiError } from '@pitchside/api';
import { Cover } from '@pitchside/ui/Cover';
import { DanmakuComposer, type DanmakuComposerState } from '@pitchside/ui/DanmakuComposer';
import { DanmakuLayer, type DanmakuArrival } from '@pitchside/ui/DanmakuLayer';
import { DanmakuSettings } from '@pitchside/ui/DanmakuSettings';
import { PlayerFrame } from '@pitchside/ui/PlayerFrame';
import { useLingui } from '@lingui/react/macro';
import type { Room } from '@pitchside/api/live';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { openLogin, openLoginFor } from '../../../platform/overlays/overlays.store.ts';
import { setPictureSound } from '../../../platform/player/pictureSound.ts';
import { useLivePlayer } from '../../../platform/player/useLivePlayer.ts';
import { openPicture } from '../../../platform/guard/spoiler.store.ts';
import { SpoilerKey } from '../../../platform/preferences/SpoilerSwitch.wired.tsx';
import { coverView } from '../../scores/index.ts';
import { session } from '../../../platform/session/session.store.ts';
import { flying } from './chat.view.ts';
import { danmaku, setDanmaku } from '../../../platform/preferences/danmaku.store.ts';
import { playerState } from './player.view.ts';
import { onComments, roomState } from './room.store.ts';
import { setFullscreen, stage } from './stage.store.ts';
import { setVolume, volume } from './volume.store.ts';

/** Comments as they fly: only new ones, so that a newcomer is not hit by the past. */
const source = (listener: (arrival: DanmakuArrival) => void) =>
  onComments((comments, fresh) => {
    if (fresh) listener(comments.map((comment) => flying(comment, session.user?.id)));
  });

/** The picture with its comments and the bar to send them from. */
export function RoomPlayer() {
  const { t } = useLingui();
  const { room, live, muted: silenced } = useSnapshot(roomState);
  const { user } = useSnapshot(session);
  const choice = useSnapshot(danmaku);
  const sound = useSnapshot(volume);
  const layout = useSnapshot(stage);
  const { video, player, state } = useLivePlayer(live?.qualities[0]?.url);
  const [sending, setSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!video.current) return;
    setPictureSound(video.current, sound);
  }, [video, sound]);

  // Scores of this match wait for this picture.
  const matchId = room?.match?.id;
  const url = live?.qualities[0]?.url;
  useEffect(
    () => (matchId && url ? openPicture(matchId, () => player.current?.programmeTime() ?? null) : undefined),
    [matchId, url, player],
  );

  // Browsers let a silent picture start by itself: better silent than still. The person's own choice is kept for the next press.
  useEffect(() => {
    if (state.phase !== 'blocked' || !video.current || video.current.muted) return;
    volume.muted = true;
    setPictureSound(video.current, volume);
    player.current?.play();
  }, [state.phase, video, player]);

  async function send(text: string): Promise<boolean> {
    if (!room) return false;
    setSending(true);
    try {
      await api.call(barrageSend, { id: room.id, text }, { idempotencyKey: crypto.randomUUID() });
      return true;
    } catch (error) {
      // The words of the refusal came as a toast; what was typed stays in the field.
      if (error instanceof ApiError) return false;
      throw error;
    } finally {
      setSending(false);
    }
  }

  const composer: DanmakuComposerState = !user
    ? { status: 'signedOut' }
    : silenced
      ? { status: 'muted', reason: t`您在这个直播间被禁言了` }
      : sending
        ? { status: 'sending' }
        : { status: 'ready' };
  const { show, ...view } = choice;
  return (
    <PlayerFrame
      state={playerState({ room, live, player: state, sound, layout })}
      video={<video ref={video} playsInline muted={sound.muted} aria-label={room?.title} />}
      poster={room && <Cover {...coverView(room as Room)} loading="eager" />}
      danmaku={
        <DanmakuLayer
          source={source}
          view={view}
          hidden={!show}
          paused={state.phase === 'paused'}
          fullscreen={layout.fullscreen}
          onPlusOne={(comment) =>
            void (user ? send(comment.text) : openLoginFor({ after: () => send(comment.text).then(() => undefined) }))
          }
          onCopy={(_, words) => void navigator.clipboard.writeText(words)}
          onBlockWord={(_, words) => setDanmaku({ blockedWords: [...new Set([...view.blockedWords, words])] })}
          onBlockUser={({ userId = '', nickname = '' }) =>
            setDanmaku({ blockedUsers: [...view.blockedUsers.filter((other) => other.userId !== userId), { userId, nickname }] })
          }
        />
      }
      settings={
        <>
          <DanmakuSettings view={view} onViewChange={setDanmaku} on={show} onChange={(on) => setDanmaku({ show: on })} />
          {matchId && <SpoilerKey />}
        </>
      }
      danmakuOn={show}
      onDanmakuChange={(on) => setDanmaku({ show: on })}
      composer={
        <DanmakuComposer
          state={composer}
          onSend={send}
          onSignIn={openLogin}
          inputRef={field}
          variant={layout.fullscreen ? 'floating' : 'bar'}
        />
      }
      onCompose={() => field.current?.focus()}
      onPlay={() => player.current?.play()}
      onPause={() => player.current?.pause()}
      onRefresh={() => player.current?.refresh()}
      onMutedChange={(muted) => setVolume({ muted })}
      onVolumeChange={(level) => setVolume({ volume: level, muted: level === 0 })}
      onFullscreenChange={(on) => void setFullscreen(on)}
      onWebFullChange={(on) => void (stage.webFull = on)}
      onTheatreChange={(on) => void (stage.theatre = on)}
      onChatToggle={() => void (stage.chat = !stage.chat)}
      onPip={() => void video.current?.requestPictureInPicture()}
    />
  );
}
