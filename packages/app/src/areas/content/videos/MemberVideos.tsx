import { useLingui } from '@lingui/react/macro';
import { anchorWorks, userVideos, type Video, type videoSorts } from '@pitchside/api/content/videos';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useFormat } from '@pitchside/ui/format';
import { InfiniteList } from '@pitchside/ui/InfiniteList';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Text } from '@pitchside/ui/Text';
import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { useFeed } from '../../../platform/resource/useFeed.ts';
import { VideoWall } from './VideoWall.tsx';

/** Videos of one page. */
const atOnce = 12;
type Sort = (typeof videoSorts)[number];
interface Works {
  list: readonly Video[];
  next: string | null;
  total: number;
  /** Total number of views; known for anchors only. */
  views?: number;
}

/** Public videos of a member; for an anchor in two orders, with the number of views. */
export default function MemberVideos({ memberId, isAnchor }: { memberId: string; isAnchor: boolean }) {
  const { t } = useLingui();
  const { compact, integer } = useFormat();
  const [sort, setSort] = useState<Sort>('new');
  const feed = useFeed<Video, Works>(`${memberId} ${sort}`, async (before, signal) => {
    const asked = { user_id: memberId, limit: atOnce, ...(before !== undefined && { before }) };
    if (isAnchor) return api.call(anchorWorks, { ...asked, sort }, { signal, quiet: true });
    const { list, next, total } = await api.call(userVideos, asked, { signal, quiet: true });
    // One's own list includes hidden videos; this page shows the public ones only.
    return { list: list.filter(({ state }) => state === 'shown'), next, total };
  });
  const [total, views] = [integer(feed.first?.total ?? 0), compact(feed.first?.views ?? 0)];
  return (
    <>
      {isAnchor && (
        <SegmentedControl
          size="s"
          label={t`视频的次序`}
          value={sort}
          onValueChange={setSort}
          segments={[
            { value: 'new', label: t`最新` },
            { value: 'hot', label: t`最热` },
          ]}
        />
      )}
      {isAnchor && feed.first && feed.first.total > 0 && <Text size="s" tone="quiet">{t`${total} 个视频，共 ${views} 次播放`}</Text>}
      <InfiniteList
        count={feed.items.length}
        state={feed.state}
        onMore={feed.more}
        asks="press"
        error={t`视频没能送到`}
        empty={<EmptyState title={t`还没有公开的视频`} drawing={null} />}
      >
        <VideoWall videos={feed.items} waiting={feed.first ? 0 : atOnce} />
      </InfiniteList>
    </>
  );
}
