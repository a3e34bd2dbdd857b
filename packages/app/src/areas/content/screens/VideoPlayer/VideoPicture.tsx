import { useLingui } from '@lingui/react/macro';
import { type Video, sendVideoDanmaku, type VideoDanmaku } from '@pitchside/api/content/videos';
import { type DanmakuComposerHandle, DanmakuComposer } from '@pitchside/ui/DanmakuComposer';
import type { DanmakuLayerHandle } from '@pitchside/ui/DanmakuLayer';
import { DanmakuSettings } from '@pitchside/ui/DanmakuSettings';
import { PlayerFrame, type PlayerRecording } from '@pitchside/ui/PlayerFrame';
import { StoryCover } from '@pitchside/ui/Cover';
import { VideoNext } from '@pitchside/ui/VideoNext';
import { useEffect, useEffectEvent, useRef, useState, type Ref } from 'react';
import { useSnapshot } from 'valtio';
import { Film } from '../../../../platform/player/Film.tsx';
import { recordingView } from '../../../../platform/player/recording.presenter.ts';
import { stage } from '../../../../platform/player/stage.store.ts';
import { useRecordingPlayer } from '../../../../platform/player/useRecordingPlayer.ts';
import { useRecordingActs } from '../../../../platform/player/useRecordingActs.ts';
import { danmaku, setDanmaku } from '../../../../platform/preferences/danmaku.store.ts';
import { keepPlace, placeOf } from '../../videos/places.store.ts';
import { videoCover } from '../../videos/video.presenter.ts';
import { countView } from '../../acts/countView.ts';
import { useCountIn } from './useCountIn.ts';
import { VideoFlying } from './VideoFlying.tsx';
import { ApiError } from '@pitchside/api';
import { api } from '../../../../platform/api/api.ts';
import { openLogin } from '../../../../platform/overlays/overlays.store.ts';
import { useRequestKey } from '../../../../platform/sending/useRequestKey.ts';
import { session } from '../../../../platform/session/session.store.ts';

interface VideoComposerProps {
  videoId: string;
  /** Returns the playback position, in tenths of a second. */
  moment: () => number;
  actionsRef: Ref<DanmakuComposerHandle>;
  onSaid: (line: VideoDanmaku) => void;
}

/** The field under a video, from which a line is said at the moment of its picture. */
function VideoComposer({ videoId, moment, actionsRef, onSaid }: VideoComposerProps) {
  const { user } = useSnapshot(session);
  const { fullscreen } = useSnapshot(stage);
  const keyed = useRequestKey();
  async function send(text: string) {
    try {
      const said = { id: videoId, at: moment(), text };
      onSaid(await keyed((idempotencyKey) => api.call(sendVideoDanmaku, said, { idempotencyKey, quiet: true })));
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { refused: error.message };
    }
  }
  return (
    <DanmakuComposer
      state={user ? { status: 'ready' } : { status: 'signedOut' }}
      onSend={send}
      onSignIn={openLogin}
      actionsRef={actionsRef}
      variant={fullscreen ? 'floating' : 'bar'}
    />
  );
}

export interface VideoPictureProps {
  video: Video;
  course: Pick<PlayerRecording, 'heat' | 'chapters'>;
  /** The second at which it begins; default where the viewer left off. */
  begin: number | undefined;
  /** Next video; undefined if there is none. */
  next: Video | undefined;
  onNext: () => void;
  /** Seek requested outside the picture, a new object each time; null while there was none. */
  jump: { at: number } | null;
  /** Somebody said a line. */
  onSaid: (at: number) => void;
  /** Called with the number of views, as the site counts them. */
  onViews: (views: number) => void;
}

/** Picture of a video, with its danmaku and the next video. */
export function VideoPicture({ video: { id, title, clip, match }, course, begin, next, onNext, jump, onSaid, onViews }: VideoPictureProps) {
  const { t } = useLingui();
  const { theatre, webFull, fullscreen } = useSnapshot(stage);
  const { show, ...danmakuView } = useSnapshot(danmaku);
  const playing = useRecordingPlayer(clip.url, () => begin ?? placeOf(id));
  const { video, player: own, state } = playing;
  const { sound, acts } = useRecordingActs(playing);
  const layer = useRef<DanmakuLayerHandle>(null);
  const field = useRef<DanmakuComposerHandle>(null);
  const frame = useRef<HTMLVideoElement>(null);
  const [peeks, setPeeks] = useState(false);
  const { phase, at, length } = state;
  const countIn = useCountIn(phase === 'ended' && next !== undefined, onNext);

  useEffect(() => {
    if (jump) own.current?.seek(jump.at);
  }, [jump, own]);
  useEffect(() => {
    if (phase === 'playing' || phase === 'paused' || phase === 'ended') keepPlace(id, at, length);
  }, [id, at, length, phase]);
  const plays = phase === 'playing';
  const viewed = useEffectEvent(onViews);
  const counted = useRef(false);
  useEffect(() => {
    if (!plays || counted.current) return;
    counted.current = true;
    countView(id, viewed);
  }, [id, plays]);

  const peek = (second: number | null) => {
    if (second !== null) setPeeks(true);
    if (second !== null && frame.current && frame.current.readyState > 0) frame.current.currentTime = second;
  };
  return (
    <PlayerFrame
      state={recordingView({
        recording: state,
        seconds: Math.floor(clip.seconds),
        sound,
        layout: { theatre, webFull, fullscreen },
        gone: t`视频没能送到，稍后再试`,
        course,
      })}
      video={<Film ref={video} url={clip.url} label={title} />}
      poster={<StoryCover {...videoCover({ id, match, clip })} loading="eager" fill />}
      danmaku={<VideoFlying videoId={id} video={video} layer={layer} paused={phase !== 'playing'} />}
      settings={
        <DanmakuSettings view={danmakuView} onViewChange={setDanmaku} danmakuOn={show} onDanmakuChange={(on) => setDanmaku({ show: on })} />
      }
      composer={
        <VideoComposer
          videoId={id}
          moment={() => Math.floor((video.current?.currentTime ?? 0) * 10)}
          actionsRef={field}
          onSaid={(line) => {
            layer.current?.push({ id: line.id, text: line.text, role: 'own' });
            onSaid(line.at / 10);
          }}
        />
      }
      {...(next && {
        onNext,
        curtain: (
          <VideoNext
            video={{ title: next.title, cover: videoCover(next), author: next.author.user_nickname }}
            seconds={countIn.seconds}
            onPlay={onNext}
            onStay={countIn.stay}
            onAgain={() => own.current?.play()}
          />
        ),
      })}
      peek={peeks && <video ref={frame} src={clip.url} muted playsInline preload="auto" tabIndex={-1} />}
      onPeek={peek}
      danmakuOn={show}
      onDanmakuChange={(on) => setDanmaku({ show: on })}
      {...acts}
      onCompose={() => field.current?.focus()}
    />
  );
}
