import { useLingui } from '@lingui/react/macro';
import type { Broadcast, Playback } from '@pitchside/api/studio';
import { Cover } from '@pitchside/ui/Cover';
import { DanmakuSettings } from '@pitchside/ui/DanmakuSettings';
import { PlayerFrame } from '@pitchside/ui/PlayerFrame';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { unlessLost } from '../../../platform/log/later.ts';
import { setPictureSound } from '../../../platform/player/pictureSound.ts';
import { useRecordingPlayer } from '../../../platform/player/useRecordingPlayer.ts';
import { danmaku, setDanmaku } from '../../../platform/preferences/danmaku.store.ts';
import { setFullscreen, stage } from '../../../platform/player/stage.store.ts';
import { setVolume, volume } from '../../../platform/player/volume.store.ts';
import { ReplayDanmaku } from './ReplayDanmaku.wired.tsx';
import { recordingView } from '../../../platform/player/recording.view.ts';
import { replayView } from './replay.view.ts';

export interface ReplayPlayerProps {
  broadcast: Broadcast;
  playback: Playback;
}

/** The picture of a broadcast that is watched again. */
export function ReplayPlayer({ broadcast, playback: { url, seconds } }: ReplayPlayerProps) {
  const { t } = useLingui();
  const sound = useSnapshot(volume);
  const { theatre, webFull, fullscreen } = useSnapshot(stage);
  const { video, player, state } = useRecordingPlayer(url);
  const { show, ...danmakuView } = useSnapshot(danmaku);
  const isBlocked = state.phase === 'blocked';
  const view = recordingView({
    recording: state,
    seconds,
    sound,
    layout: { theatre, webFull, fullscreen },
    gone: t`它可能已被主播收起或过期`,
  });
  useEffect(() => {
    if (video.current) setPictureSound(video.current, sound);
  }, [video, sound]);
  // Browsers let a silent picture start by itself: better silent than still.
  useEffect(() => {
    if (!isBlocked || !video.current || video.current.muted) return;
    volume.muted = true;
    // The store tells the element in a later turn, and the browser asks it now.
    setPictureSound(video.current, volume);
    player.current?.play();
  }, [isBlocked, video, player]);
  return (
    <PlayerFrame
      state={view}
      video={<video ref={video} playsInline aria-label={broadcast.title} />}
      poster={<Cover {...replayView(broadcast).cover} loading="eager" />}
      danmaku={<ReplayDanmaku broadcastId={broadcast.id} player={player} paused={state.phase !== 'playing'} />}
      settings={<DanmakuSettings view={danmakuView} onViewChange={setDanmaku} on={show} onChange={(on) => setDanmaku({ show: on })} />}
      danmakuOn={show}
      onDanmakuChange={(on) => setDanmaku({ show: on })}
      onPlay={() => player.current?.play()}
      onPause={() => player.current?.pause()}
      onRefresh={() => player.current?.refresh()}
      onSeek={(at) => player.current?.seek(at)}
      onRateChange={(rate) => player.current?.setRate(rate)}
      onMutedChange={(muted) => setVolume({ muted })}
      onVolumeChange={(level) => setVolume({ volume: level, muted: level === 0 })}
      onFullscreenChange={(on) => unlessLost(setFullscreen(on))}
      onWebFullChange={(on) => void (stage.webFull = on)}
      onTheatreChange={(on) => void (stage.theatre = on)}
      onChatToggle={() => void (stage.chat = !stage.chat)}
      {...(document.pictureInPictureEnabled && { onPip: () => void video.current?.requestPictureInPicture().catch(() => undefined) })}
    />
  );
}
