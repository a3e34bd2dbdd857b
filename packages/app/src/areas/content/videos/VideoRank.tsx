import { useLingui } from '@lingui/react/macro';
import { contentPeriods, type ContentPeriod } from '@pitchside/api/content/content';
import { videoRank } from '@pitchside/api/content/videos';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { VideoCard, VideoCardSkeleton } from '@pitchside/ui/VideoCard';
import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { useOwnLanguage } from '../language/ownLanguage.ts';
import { videoView } from './video.presenter.ts';
import { VideoRows } from './videos.layout.ts';
import { rankQuestion } from '@pitchside/api/screens/Videos';

/** Refresh interval, ms. */
const every = 120_000;

/** Most popular videos of a day, a week or a month. */
export function VideoRank() {
  const { t } = useLingui();
  const own = useOwnLanguage();
  const [period, setPeriod] = useState<ContentPeriod>('day');
  const { value, state, again } = useResource(
    `${period} ${own.lang ?? ''}`,
    (signal) => api.call(videoRank, rankQuestion(period, own), { signal, quiet: true }),
    { every },
  );
  const names: Record<ContentPeriod, string> = { day: t`日榜`, week: t`周榜`, month: t`月榜` };
  return (
    <Card
      stacked
      padding="titled"
      title={t`播放榜`}
      aside={
        <SegmentedControl
          size="s"
          aria-label={t`榜单时段`}
          segments={contentPeriods.map((each) => ({ value: each, label: names[each] }))}
          value={period}
          onValueChange={setPeriod}
        />
      }
    >
      {!value && state === 'failed' ? (
        <ErrorState layout="row" title={t`榜单没能送到`} onRetry={again} />
      ) : value?.list.length === 0 ? (
        <EmptyState title={t`这段时间还没有视频上榜`} drawing={null}>{t`播放、点赞和评论多的视频会排在这里。`}</EmptyState>
      ) : (
        <VideoRows aria-label={names[period]} aria-busy={!value || undefined}>
          {value
            ? value.list.map(({ place, video }) => (
                <li key={video.id}>
                  <VideoCard look="row" video={videoView(video)} place={place} />
                </li>
              ))
            : Array.from({ length: rankQuestion(period, own).limit }, (_, index) => (
                <li key={index}>
                  <VideoCardSkeleton look="row" />
                </li>
              ))}
        </VideoRows>
      )}
    </Card>
  );
}
