import type { FoundContent } from '@pitchside/api/content/search';
import { MarkedText } from '@pitchside/ui/MarkedText';
import { VideoCard } from '@pitchside/ui/VideoCard';
import { VideoFour, VideoTiles } from './videos/videos.layout.ts';
import { videoView } from './videos/video.presenter.ts';
import { piecesView } from './found/found.presenter.ts';

interface FoundVideosProps {
  videos: FoundContent['videos'];
  /** Shows four per row at any width; default as many as fit. */
  four?: boolean;
}

/** Videos of a search, with the term marked in the titles. */
export function FoundVideos({ videos, four = false }: FoundVideosProps) {
  const Tiles = four ? VideoFour : VideoTiles;
  return (
    <Tiles>
      {videos.map(({ video, title }) => (
        <li key={video.id}>
          <VideoCard video={videoView(video)} shown={<MarkedText pieces={piecesView(title)} />} />
        </li>
      ))}
    </Tiles>
  );
}
