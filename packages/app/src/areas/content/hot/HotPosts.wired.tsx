import { useLingui } from '@lingui/react/macro';
import { postRank } from '@pitchside/api/community';
import { contentPeriods, type ContentPeriod } from '@pitchside/api/content';
import { Card } from '@pitchside/ui/Card';
import { HotList } from '@pitchside/ui/HotList';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { statusOf } from '../../../platform/resource/statusOf.ts';
import { postHref } from '../content.links.ts';
import { useOwnLanguage } from '../language/ownLanguage.ts';
import { postTitle } from '../posts/post.view.ts';

/** Places of the rank, and how often it is read anew, ms. */
const [most, every] = [8, 60_000];

/** The posts that are read and talked about most, by day, week or month. */
export function HotPosts() {
  const { t } = useLingui();
  const own = useOwnLanguage();
  const [period, setPeriod] = useState<ContentPeriod>('day');
  const { value, state, again } = useResource(
    `${period} ${own.lang ?? ''}`,
    (signal) => api.call(postRank, { period, limit: most, ...own }, { signal, quiet: true }),
    { every },
  );
  const names: Record<ContentPeriod, string> = { day: t`日榜`, week: t`周榜`, month: t`月榜` };
  return (
    <Card
      stacked
      padding="titled"
      title={t`热帖榜`}
      aside={
        <SegmentedControl
          size="s"
          label={t`榜单时段`}
          value={period}
          onValueChange={setPeriod}
          segments={contentPeriods.map((id) => ({ value: id, label: names[id] }))}
        />
      }
    >
      <HotList
        label={t`热帖榜`}
        items={(value?.list ?? []).map(({ heat, post }) => ({
          id: post.id,
          href: postHref(post.id),
          title: postTitle(post),
          heat,
          note: post.circle.name,
        }))}
        status={statusOf({ value, state })}
        onRetry={again}
        places={most}
        lines={3}
        emptyWords={t`读得多、聊得多的帖子会排在这里。`}
      />
    </Card>
  );
}
