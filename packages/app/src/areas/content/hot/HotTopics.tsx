import { useLingui } from '@lingui/react/macro';
import { hotTopics } from '@pitchside/api/content/community';
import { Card } from '@pitchside/ui/Card';
import { HotList } from '@pitchside/ui/HotList';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { statusOf } from '../../../platform/resource/statusOf.ts';
import { topicHref } from '../contentLinks.ts';
import { useOwnLanguage } from '../language/ownLanguage.ts';

/** Places of the ranking, and its refresh interval, ms. */
const [most, every] = [6, 120_000];

/** Topics of this week's posts, as their authors name them. */
export function HotTopics() {
  const { t } = useLingui();
  const own = useOwnLanguage();
  const { value, state, again } = useResource(
    `topics ${own.lang ?? ''}`,
    (signal) => api.call(hotTopics, { limit: most, ...own }, { signal, quiet: true }),
    { every },
  );
  return (
    <Card padding="titled" stacked title={t`话题`}>
      <HotList
        label={t`话题`}
        items={(value?.list ?? []).map(({ topic, heat }) => ({ id: topic, href: topicHref(topic), title: `# ${topic}`, heat }))}
        status={statusOf({ value, state })}
        onRetry={again}
        places={most}
        lines={1}
        emptyWords={t`在帖子里写 #话题#，它就会出现在这里。`}
      />
    </Card>
  );
}
