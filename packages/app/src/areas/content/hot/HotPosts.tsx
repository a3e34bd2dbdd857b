import { useLingui } from '@lingui/react/macro';
import { postRank } from '@pitchside/api/content/community';
import { contentPeriods, type ContentPeriod } from '@pitchside/api/content/content';
import { hotPosts } from '@pitchside/api/screens/Circle';
import { Card } from '@pitchside/ui/Card';
import { HotList } from '@pitchside/ui/HotList';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { statusOf } from '../../../platform/resource/statusOf.ts';
import { postHref } from '../contentLinks.ts';
import { useOwnLanguage } from '../language/ownLanguage.ts';
import { postTitle } from '../posts/post.presenter.ts';

/** Refresh interval of the ranking, ms. */
const every = 60_000;

interface HotPostsProps {
  /** Without posts of a day it begins with the week, else the month, and without any it is left out; default false. */
  optional?: boolean;
}

/** The posts that are read and talked about most, by day, week or month. */
export function HotPosts({ optional = false }: HotPostsProps) {
  const { t } = useLingui();
  const own = useOwnLanguage();
  const [chosen, setChosen] = useState<ContentPeriod>();
  const [usual, setUsual] = useState<ContentPeriod>('day');
  const period = chosen ?? usual;
  const question = hotPosts(period, own);
  const { value, state, again } = useResource(
    `${period} ${own.lang ?? ''}`,
    (signal) => api.call(postRank, question, { signal, quiet: true }),
    { every },
  );
  const isVoid = optional && chosen === undefined && value?.list.length === 0;
  const wider = contentPeriods[contentPeriods.indexOf(usual) + 1];
  if (isVoid && wider) setUsual(wider);
  if (isVoid && !wider) return null;
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
          onValueChange={setChosen}
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
        status={isVoid ? 'loading' : statusOf({ value, state })}
        onRetry={again}
        places={question.limit}
        lines={3}
        emptyWords={t`读得多、聊得多的帖子会排在这里。`}
      />
    </Card>
  );
}
