import { useLingui } from '@lingui/react/macro';
import { universalHot } from '@pitchside/api/content/news';
import { hotNews } from '@pitchside/api/screens/News';
import { Card } from '@pitchside/ui/Card';
import { HotList } from '@pitchside/ui/HotList';
import { api } from '../../../platform/api/api.ts';
import { language } from '../../../platform/api/language.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { statusOf } from '../../../platform/resource/statusOf.ts';
import { articleHref } from '../contentLinks.ts';

/** Refresh interval, ms. */
const every = 120_000;

/** Most read articles of the last 24 hours. */
export function HotNews() {
  const { t } = useLingui();
  const question = hotNews({ language });
  const { value, state, again } = useResource('hot', (signal) => api.call(universalHot, question, { signal, quiet: true }), { every });
  return (
    <Card stacked padding="titled" title={t`24 小时热读`}>
      <HotList
        label={t`24 小时热读`}
        items={(value?.articles ?? []).map(({ id, title, heat }) => ({ id, href: articleHref(id), title, heat }))}
        status={statusOf({ value, state })}
        onRetry={again}
        places={question.limit}
        lines={language === 'zh' ? 1 : 2}
        emptyWords={t`读得多的报道会排在这里。`}
      />
    </Card>
  );
}
