import type { Video } from '@pitchside/api/content/videos';
import { VideoCard, VideoCardSkeleton } from '@pitchside/ui/VideoCard';
import { videoView } from './video.presenter.ts';
import { VideoFour, VideoTiles } from './videos.layout.ts';
import { useVideoPreview } from './useVideoPreview.tsx';

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
