import type { Video } from '@pitchside/api/content/videos';
import { VideoCard, VideoCardSkeleton, type VideoCardProps } from '@pitchside/ui/VideoCard';
import { videoView } from './video.presenter.ts';
import { VideoFour, VideoTiles } from './videos.layout.ts';
import { useRef, useState } from 'react';
import { mayMove } from '../../../platform/line/mayMove.ts';

/**
 * Preview of a video on a wall: a card plays its own video without sound while the pointer rests on it, and the pointer's place over the
 * picture seeks. One card at a time.
 */
function useVideoPreview(): (video: Video) => Pick<VideoCardProps, 'preview' | 'onRestChange' | 'onScrub'> {
  const [rested, setRested] = useState<string>();
  const picture = useRef<HTMLVideoElement>(null);
  const share = useRef<number>(undefined);
  const show = () => {
    const video = picture.current;
    if (video && share.current !== undefined && Number.isFinite(video.duration)) video.currentTime = share.current * video.duration;
  };
  return ({ id, clip }) => ({
    ...(rested === id && {
      preview: <video ref={picture} src={clip.url} muted autoPlay playsInline tabIndex={-1} onLoadedMetadata={show} />,
    }),
    onRestChange: (rests) => {
      if (!rests) share.current = undefined;
      setRested((before) => (rests ? (mayMove() ? id : undefined) : before === id ? undefined : before));
    },
    onScrub: (at) => {
      share.current = at;
      if (rested === id) show();
    },
  });
}

export interface VideoWallProps {
  videos: readonly Video[];
  /** Cards on their way behind them; default none. */
  waiting?: number;
  /** Shows four per row at any width; default as many as fit. */
  four?: boolean;
  /** Cards that are seen without scrolling; default none. */
  eager?: number;
}

/** Videos in columns; the one on which one rests moves. */
export function VideoWall({ videos, waiting = 0, four = false, eager = 0 }: VideoWallProps) {
  const previewOf = useVideoPreview();
  const Tiles = four ? VideoFour : VideoTiles;
  return (
    <Tiles aria-busy={waiting > 0 || undefined}>
      {videos.map((video, index) => (
        <li key={video.id}>
          <VideoCard video={videoView(video)} eager={index < eager} {...previewOf(video)} />
        </li>
      ))}
      {Array.from({ length: waiting }, (_, index) => (
        <li key={`waiting-${index}`}>
          <VideoCardSkeleton />
        </li>
      ))}
    </Tiles>
  );
}
