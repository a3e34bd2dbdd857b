import { DanmakuLayer, type DanmakuLayerHandle } from '@pitchside/ui/DanmakuLayer';
import { useEffect, useRef, type RefObject } from 'react';
import { useSnapshot } from 'valtio';
import type { RecordingPlayer } from '../../../platform/player/recordingState.ts';
import { stage } from '../../../platform/player/stage.store.ts';
import { fly, useFlyingView } from '../stage/useFlyingView.ts';
import { saidIn } from './replay.data.ts';
import { createTimedTalk } from '../../../platform/player/timedTalk.ts';

/** Milliseconds between two looks at how far the picture is. */
const lookEvery = 250;

export interface ReplayDanmakuProps {
  broadcastId: string;
  player: RefObject<RecordingPlayer | null>;
  paused: boolean;
}

/** The comments of a broadcast that is watched again, each when the picture comes to its moment. */
export function ReplayDanmaku({ broadcastId, player, paused }: ReplayDanmakuProps) {
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
