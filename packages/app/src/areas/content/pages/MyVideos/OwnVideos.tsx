import { useLingui } from '@lingui/react/macro';
import type { ReviewState } from '@pitchside/api/content/content';
import { deleteVideo, type OwnVideo } from '@pitchside/api/content/videos';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { Chip } from '@pitchside/ui/Chip';
import { ConfirmDialog } from '@pitchside/ui/ConfirmDialog';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { InfiniteList } from '@pitchside/ui/InfiniteList';
import { Text } from '@pitchside/ui/Text';
import { VideoCard } from '@pitchside/ui/VideoCard';
import { useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import type { LoadedFeed } from '../../../../platform/resource/useFeed.ts';
import { videoView } from '../../videos/video.presenter.ts';
import { Acts, Own, OwnRow } from './MyVideos.layout.ts';

const tones = { awaiting: 'warning', succeeded: 'success', failed: 'neutral' } as const;

export interface OwnVideosProps {
  feed: Pick<LoadedFeed<OwnVideo, unknown>, 'items' | 'state' | 'more' | 'change'>;
  /** Sends one again that failed review. */
  onAgain: (video: OwnVideo) => void;
}

/** Own videos with their states. */
export function OwnVideos({ feed, onAgain }: OwnVideosProps) {
  const { t } = useLingui();
  const [doomed, setDoomed] = useState<OwnVideo>();
  const words: Record<ReviewState, string> = { awaiting: t`待审核`, succeeded: t`审核成功`, failed: t`审核失败` };
  const coming = ({ processing: percent }: OwnVideo) => (percent === null ? undefined : t`转码中 ${percent}%`);
  const remove = async ({ id }: OwnVideo) => {
    await api.call(deleteVideo, { id });
    feed.change((items) => items.filter((item) => item.id !== id));
    setDoomed(undefined);
  };
  return (
    <Card stacked padding="titled" title={t`我发布的视频`}>
      <InfiniteList
        count={feed.items.length}
        state={feed.state}
        onMore={feed.more}
        asks="press"
        error={t`视频没能送到`}
        empty={<EmptyState kind="list" title={t`还没有发布过视频`}>{t`发布后，审核进度会显示在这里。`}</EmptyState>}
      >
        <Own>
          {feed.items.map((video) => (
            <OwnRow key={video.id}>
              <VideoCard look="row" video={videoView(video)} />
              <Acts>
                <Chip tone={tones[video.review]}>{coming(video) ?? words[video.review]}</Chip>
                {video.reason !== '' && (
                  <Text size="s" tone="quiet">
                    {video.reason}
                  </Text>
                )}
                {video.state === 'failed' && <Button size="s" tone="soft" onClick={() => onAgain(video)}>{t`重新提交`}</Button>}
                <Button size="s" tone="plain" onClick={() => setDoomed(video)}>{t`删除`}</Button>
              </Acts>
            </OwnRow>
          ))}
        </Own>
      </InfiniteList>
      {doomed && (
        <ConfirmDialog
          open
          tone="destructive"
          title={t`删除这个视频？`}
          description={t`视频和它的评论都会消失，不能恢复。`}
          confirm={t`删除`}
          onConfirm={() => remove(doomed)}
          onCancel={() => setDoomed(undefined)}
        />
      )}
    </Card>
  );
}
