import { useLingui } from '@lingui/react/macro';
import type { ContentPeriod } from '@pitchside/api/content/content';
import { videoRank } from '@pitchside/api/content/videos';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { VideoCard, VideoCardSkeleton } from '@pitchside/ui/VideoCard';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { videoView } from './video.presenter.ts';
import { VideoTiles } from './videos.layout.ts';

/** Places of the ranking, and its refresh interval, ms. */
const [most, every] = [48, 120_000];

/** Videos with their authors by heat of a time, in full. */
export default function VideoBoard({ period }: { period: ContentPeriod }) {
  const { t } = useLingui();
  const { value, state, again } = useResource(period, (signal) => api.call(videoRank, { period, limit: most }, { signal, quiet: true }), {
    every,
  });
  return (
    <Card stacked padding="titled" title={t`视频榜`} hint={t`按播放、点赞和评论的热度`}>
      {!value && state === 'failed' ? (
        <ErrorState title={t`榜单没能送到`} onRetry={again} />
      ) : value?.list.length === 0 ? (
        <EmptyState title={t`这段时间还没有视频上榜`} drawing={null}>{t`播放、点赞和评论多的视频会排在这里。`}</EmptyState>
      ) : (
        <VideoTiles aria-label={t`视频榜`} aria-busy={!value || undefined}>
          {value
            ? value.list.map(({ place, video }) => (
                <li key={video.id}>
                  <VideoCard video={videoView(video)} place={place} />
                </li>
              ))
            : Array.from({ length: 12 }, (_, index) => (
                <li key={index}>
                  <VideoCardSkeleton />
                </li>
              ))}
        </VideoTiles>
      )}
    </Card>
  );
}
