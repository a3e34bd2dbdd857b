import { useLingui } from '@lingui/react/macro';
import type { Video } from '@pitchside/api/content/videos';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { VideoCard, VideoCardSkeleton } from '@pitchside/ui/VideoCard';
import { AutoplaySwitch } from '../../videos/autoplay.lazy.ts';
import { seenShares } from '../../videos/places.store.ts';
import { videoView } from '../../videos/video.presenter.ts';
import { VideoRows } from '../../videos/videos.layout.ts';
import { Later } from '../../../../platform/drawn/Later.tsx';

export interface VideoNextUpProps {
  /** Next videos; undefined while loading. */
  videos: readonly Video[] | undefined;
  failed: boolean;
  onRetry: () => void;
}

/** Next videos, with the autoplay switch. */
export function VideoNextUp({ videos, failed, onRetry }: VideoNextUpProps) {
  const { t } = useLingui();
  const seen = seenShares();
  return (
    <Card
      stacked
      padding="titled"
      title={t`接着看`}
      aside={
        <Later fallback={<Skeleton width={110} height={24} />}>
          <AutoplaySwitch />
        </Later>
      }
    >
      {!videos && failed ? (
        <ErrorState layout="row" title={t`视频没能送到`} onRetry={onRetry} />
      ) : videos?.length === 0 ? (
        <EmptyState title={t`没有更多视频了`} drawing={null} />
      ) : (
        <VideoRows aria-busy={!videos || undefined}>
          {videos
            ? videos.map((video) => (
                <li key={video.id}>
                  <VideoCard look="row" video={videoView(video)} watched={seen.get(video.id)} />
                </li>
              ))
            : Array.from({ length: 8 }, (_, index) => (
                <li key={index}>
                  <VideoCardSkeleton look="row" />
                </li>
              ))}
        </VideoRows>
      )}
    </Card>
  );
}
