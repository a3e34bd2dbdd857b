import type { FoundContent } from '@pitchside/api/search';
import { MarkedText } from '@pitchside/ui/MarkedText';
import { VideoCard } from '@pitchside/ui/VideoCard';
import { VideoFour, VideoTiles } from '../videos/videos.layout.ts';
import { videoView } from '../videos/video.view.ts';
import { piecesView } from './found.view.ts';

interface FoundVideosProps {
  videos: FoundContent['videos'];
  /** Four beside each other whatever their width; default as many as there is room for. */
  four?: boolean;
}

/** Videos that a search found, with what was searched for set off in their titles. */
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
