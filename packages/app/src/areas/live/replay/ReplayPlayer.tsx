import { useLingui } from '@lingui/react/macro';
import type { Broadcast, Playback } from '@pitchside/api/live/studio';
import { Cover } from '@pitchside/ui/Cover';
import { DanmakuSettings } from '@pitchside/ui/DanmakuSettings';
import { useFormat } from '@pitchside/ui/format';
import { PlayerFrame } from '@pitchside/ui/PlayerFrame';
import { useSnapshot } from 'valtio';
import { useRecordingPlayer } from '../../../platform/player/useRecordingPlayer.ts';
import { useRecordingActs } from '../../../platform/player/useRecordingActs.ts';
import { danmaku, setDanmaku } from '../../../platform/preferences/danmaku.store.ts';
import { stage } from '../../../platform/player/stage.store.ts';
import { recordingView } from '../../../platform/player/recording.presenter.ts';
import { replayView } from './replay.presenter.ts';
import { DanmakuLayer, type DanmakuLayerHandle } from '@pitchside/ui/DanmakuLayer';
import { useEffect, useRef, type RefObject } from 'react';
import type { RecordingPhase, RecordingPlayer } from '../../../platform/player/recordingState.ts';
import { later } from '../../../platform/guard/later.store.ts';
import { openPicture } from '../../../platform/guard/spoiler.store.ts';
import { toggleFavourite } from '../../scores/collectActs.ts';
import { fly, useFlyingView } from '../stage/useFlyingView.ts';
import { keepMoment } from '../clips/clipActs.ts';
import { saidIn } from './replay.data.ts';
import { createTimedTalk } from '../../../platform/player/timedTalk.ts';

/** Milliseconds between two looks at how far the picture is. */
const lookEvery = 250;

interface ReplayDanmakuProps {
  broadcastId: string;
  player: RefObject<RecordingPlayer | null>;
  paused: boolean;
}

/** The comments of a broadcast that is watched again, each when the picture comes to its moment. */
function ReplayDanmaku({ broadcastId, player, paused }: ReplayDanmakuProps) {
  const view = useFlyingView();
  const { fullscreen } = useSnapshot(stage);
  const layer = useRef<DanmakuLayerHandle>(null);
  useEffect(() => {
    const talk = createTimedTalk({
      ask: saidIn(broadcastId),
      now: () => player.current?.programmeTime() ?? null,
      say: (comments) => layer.current?.push(fly(comments)),
      hush: () => layer.current?.clear(),
    });
    const timer = setInterval(talk.look, lookEvery);
    return () => clearInterval(timer);
  }, [broadcastId, player]);
  return <DanmakuLayer {...view} actionsRef={layer} paused={paused} fullscreen={fullscreen} />;
}

/**
 * Lets a match that was to be watched later appear as far as its replay has come, and wholly once the replay is over.
 * @param matchId match of the replay; undefined for none
 */
function useWatchedLater(matchId: string | undefined, player: RefObject<RecordingPlayer | null>, phase: RecordingPhase): void {
  const isLater = useSnapshot(later).has(matchId ?? '');
  useEffect(
    () => (isLater && matchId !== undefined ? openPicture(matchId, () => player.current?.programmeTime() ?? null) : undefined),
    [isLater, matchId, player],
  );
  useEffect(() => {
    if (isLater && matchId !== undefined && phase === 'ended') toggleFavourite('later', matchId);
  }, [isLater, matchId, phase]);
}

export interface ReplayPlayerProps {
  broadcast: Broadcast;
  playback: Playback;
}

/** The picture of a broadcast that is watched again. */
export function ReplayPlayer({ broadcast, playback: { url, seconds, breaks = [] } }: ReplayPlayerProps) {
  const { t } = useLingui();
  const { clock } = useFormat();
  const { theatre, webFull, fullscreen } = useSnapshot(stage);
  const playing = useRecordingPlayer(url);
  const { video, player, state } = playing;
  const { sound, acts } = useRecordingActs(playing);
  const { show, ...danmakuView } = useSnapshot(danmaku);
  useWatchedLater(broadcast.match?.id, player, state.phase);
  const view = recordingView({
    recording: state,
    seconds,
    sound,
    layout: { theatre, webFull, fullscreen },
    gone: t`它可能已被主播收起或过期`,
    course: {
      chapters: breaks.map((gap) => {
        const length = clock(gap.seconds);
        return { at: gap.at, title: t`断流 ${length}` };
      }),
    },
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
      onClip={() => keepMoment(broadcast.room_id, player.current?.programmeTime() ?? null, broadcast.id)}
      onChatToggle={() => void (stage.chat = !stage.chat)}
    />
  );
}
