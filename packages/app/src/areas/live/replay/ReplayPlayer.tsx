import { useLingui } from '@lingui/react/macro';
import type { Broadcast, Playback } from '@pitchside/api/live/studio';
import { Cover } from '@pitchside/ui/Cover';
import { DanmakuSettings } from '@pitchside/ui/DanmakuSettings';
import { PlayerFrame } from '@pitchside/ui/PlayerFrame';
import { useSnapshot } from 'valtio';
import { useRecordingPlayer } from '../../../platform/player/useRecordingPlayer.ts';
import { useRecordingActs } from '../../../platform/player/useRecordingActs.ts';
import { danmaku, setDanmaku } from '../../../platform/preferences/danmaku.store.ts';
import { stage } from '../../../platform/player/stage.store.ts';
import { ReplayDanmaku } from './ReplayDanmaku.tsx';
import { recordingView } from '../../../platform/player/recording.presenter.ts';
import { replayView } from './replay.presenter.ts';

export interface ReplayPlayerProps {
  broadcast: Broadcast;
  playback: Playback;
}

/** The picture of a broadcast that is watched again. */
export function ReplayPlayer({ broadcast, playback: { url, seconds } }: ReplayPlayerProps) {
  const { t } = useLingui();
  const { theatre, webFull, fullscreen } = useSnapshot(stage);
  const playing = useRecordingPlayer(url);
  const { video, player, state } = playing;
  const { sound, acts } = useRecordingActs(playing);
  const { show, ...danmakuView } = useSnapshot(danmaku);
  const view = recordingView({
    recording: state,
    seconds,
    sound,
    layout: { theatre, webFull, fullscreen },
    gone: t`它可能已被主播收起或过期`,
  });
  return (
    <PlayerFrame
      state={view}
      video={<video ref={video} playsInline aria-label={broadcast.title} />}
      poster={<Cover {...replayView(broadcast).cover} loading="eager" />}
      danmaku={<ReplayDanmaku broadcastId={broadcast.id} player={player} paused={state.phase !== 'playing'} />}
      settings={
        <DanmakuSettings view={danmakuView} onViewChange={setDanmaku} danmakuOn={show} onDanmakuChange={(on) => setDanmaku({ show: on })} />
      }
      danmakuOn={show}
      onDanmakuChange={(on) => setDanmaku({ show: on })}
      {...acts}
      onChatToggle={() => void (stage.chat = !stage.chat)}
    />
  );
}
