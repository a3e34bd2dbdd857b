import { DanmakuLayer, type DanmakuLayerHandle } from '@pitchside/ui/DanmakuLayer';
import { useEffect, useRef, type RefObject } from 'react';
import { useSnapshot } from 'valtio';
import type { RecordingPlayer } from '../../../platform/player/recording.state.ts';
import { blockUser, danmaku, setDanmaku } from '../../../platform/preferences/danmaku.store.ts';
import { session } from '../../../platform/session/session.store.ts';
import { flying } from '../stage/chat.view.ts';
import { reportWords } from '../stage/report.acts.ts';
import { stage } from '../stage/stage.store.ts';
import { saidIn } from './replay.data.ts';
import { createReplayTalk } from './replay.talk.ts';

/** Milliseconds between two looks at how far the picture is. */
const lookEvery = 250;

export interface ReplayDanmakuProps {
  broadcastId: string;
  player: RefObject<RecordingPlayer | null>;
  paused: boolean;
}

/** The comments of a broadcast that is watched again, each when the picture comes to its moment. */
export function ReplayDanmaku({ broadcastId, player, paused }: ReplayDanmakuProps) {
  const { show, ...view } = useSnapshot(danmaku);
  const { fullscreen } = useSnapshot(stage);
  const layer = useRef<DanmakuLayerHandle>(null);
  useEffect(() => {
    const talk = createReplayTalk({
      ask: saidIn(broadcastId),
      now: () => player.current?.programmeTime() ?? null,
      say: (comments) => layer.current?.push(comments.map((comment) => flying(comment, session.user?.id))),
      hush: () => layer.current?.clear(),
    });
    const timer = setInterval(talk.look, lookEvery);
    return () => clearInterval(timer);
  }, [broadcastId, player]);
  return (
    <DanmakuLayer
      handle={layer}
      view={view}
      hidden={!show}
      paused={paused}
      fullscreen={fullscreen}
      onCopy={(_, words) => void navigator.clipboard.writeText(words)}
      onBlockWord={(_, words) => setDanmaku({ blockedWords: [...new Set([...view.blockedWords, words])] })}
      onReport={({ id: comment, text, nickname = '' }) => reportWords({ kind: 'comment', id: comment }, nickname, text)}
      onBlockUser={({ userId = '', nickname = '' }) => blockUser(userId, nickname)}
    />
  );
}
