import { type VideoDanmaku, videoDanmakuList } from '@pitchside/api/content/videos';
import { DanmakuLayer, type DanmakuComment, type DanmakuLayerHandle } from '@pitchside/ui/DanmakuLayer';
import { useEffect, type RefObject } from 'react';
import { useSnapshot } from 'valtio';
import { createTimedTalk, stretch } from '../../../../platform/player/timedTalk.ts';
import { stage } from '../../../../platform/player/stage.store.ts';
import { danmaku, setDanmaku } from '../../../../platform/preferences/danmaku.store.ts';
import { openReport } from '../../../../platform/report/report.store.ts';
import { api } from '../../../../platform/api/api.ts';
import { useCopy } from '../../../../platform/toasts/useCopy.ts';

/** Milliseconds of a tenth of a second, the unit of danmaku positions. */
const tenth = 100;

/** Brings what was said over a video from a moment (ms) on, a stretch long. */
const saidIn =
  (id: string) =>
  async (from: number): Promise<VideoDanmaku[]> => {
    const span = { from: Math.floor(from / tenth), until: Math.floor((from + stretch) / tenth) };
    const { list } = await api.call(videoDanmakuList, { id, ...span }, { quiet: true });
    return list.map((line) => ({ ...line, at: line.at * tenth }));
  };

/** Milliseconds between two looks at how far the picture is. */
const lookEvery = 200;

/** A line as it flies. */
export const flyingLine = ({ id, text, is_own }: VideoDanmaku): DanmakuComment => ({ id, text, ...(is_own && { role: 'own' as const }) });

export interface VideoFlyingProps {
  videoId: string;
  video: RefObject<HTMLVideoElement | null>;
  layer: RefObject<DanmakuLayerHandle | null>;
  paused: boolean;
}

/** The lines on a video's own time line, each when the picture comes to its moment. */
export function VideoFlying({ videoId, video, layer, paused }: VideoFlyingProps) {
  const { show, ...view } = useSnapshot(danmaku);
  const { fullscreen } = useSnapshot(stage);
  const copy = useCopy();
  useEffect(() => {
    const talk = createTimedTalk({
      ask: saidIn(videoId),
      now: () => (video.current && video.current.readyState > 0 ? video.current.currentTime * 1_000 : null),
      say: (lines) => layer.current?.push(lines.map(flyingLine)),
      hush: () => layer.current?.clear(),
    });
    const timer = setInterval(talk.look, lookEvery);
    return () => clearInterval(timer);
  }, [videoId, video, layer]);
  return (
    <DanmakuLayer
      actionsRef={layer}
      view={view}
      hidden={!show}
      paused={paused}
      fullscreen={fullscreen}
      onCopy={(_, words) => void copy(words)}
      onBlockWord={(_, words) => setDanmaku({ blockedWords: [...new Set([...view.blockedWords, words])] })}
      onReport={({ id, text }) => openReport({ name: text, words: text, of: [{ kind: 'video_danmaku', id }] })}
    />
  );
}
