import { useEffect, useRef, useState } from 'react';
import { chorus } from './DanmakuLayer.fixtures.ts';
import { DanmakuLayer, type DanmakuLayerHandle, type DanmakuLayerProps } from './DanmakuLayer.tsx';
import type { DanmakuComment } from './engine/index.ts';

function createStopwatch() {
  let now = 0;
  return {
    read: () => now,
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

/** The letters of these comments: widths are measured once, so a story loads them first. */
export const lettersLoaded = (comments: readonly DanmakuComment[]) => async (): Promise<void> => {
  const words = [...comments, ...chorus].map(({ text }) => text).join('');
  await Promise.all(['600 24px "Noto Sans SC Variable"', '600 24px Barlow'].map((font) => document.fonts.load(font, words)));
};

/** Some seconds of a room, stopped at one moment; for stories, not part of the package. */
export function DanmakuMoment({ comments, ...props }: DanmakuLayerProps & { comments: readonly DanmakuComment[] }) {
  const handle = useRef<DanmakuLayerHandle>(null);
  const [stopwatch] = useState(createStopwatch);
  useEffect(() => {
    for (const comment of comments) {
      handle.current?.push(comment);
      if (comment.id === 'goal') handle.current?.push(chorus);
      stopwatch.advance(Math.max(60, 6800 / comments.length));
      handle.current?.flush();
    }
    stopwatch.advance(900);
    handle.current?.pause();
  }, [comments, stopwatch]);
  return <DanmakuLayer {...props} actionsRef={handle} clock={stopwatch.read} />;
}
