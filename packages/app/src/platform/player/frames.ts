/** Pictures of a video element: how many came, how many of them were not shown, and how many a second there are. */
export interface Frames {
  frames: number;
  dropped: number;
  /** Null until a second look. */
  frameRate: number | null;
}

/** Creates a function that reads a video's frame statistics; each call gives the rate since the last one. */
export function watchFrames(video: HTMLVideoElement): () => Frames {
  let before: { frames: number; at: number } | undefined;
  let frameRate: number | null = null;
  return () => {
    const { totalVideoFrames: frames, droppedVideoFrames: dropped } = video.getVideoPlaybackQuality();
    const at = performance.now();
    const seconds = before ? (at - before.at) / 1_000 : 0;
    // Two looks in one moment tell nothing.
    if (before && seconds > 0.2) frameRate = Math.max(0, frames - before.frames) / seconds;
    if (!before || seconds > 0.2) before = { frames, at };
    return { frames, dropped, frameRate };
  };
}
