import { useLingui } from '@lingui/react/macro';
import type { FlashEvent } from '@pitchside/api/content/news';
import { Card } from '@pitchside/ui/Card';
import { FlashLine } from '@pitchside/ui/FlashLine';
import { useState } from 'react';
import { language } from '../../../../platform/api/language.ts';
import { useTopic } from '../../../../platform/realtime/useTopic.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { statusOf } from '../../../../platform/resource/statusOf.ts';
import { articleHref } from '../../contentLinks.ts';
import { loadOnly, most } from './newsCalls.ts';

/** News of a single line, as they come. */
export function NewsFlash() {
  const { t } = useLingui();
  const { value, state, again } = useResource('flash', (signal) => loadOnly('flash', signal));
  const [told, setTold] = useState<readonly FlashEvent[]>([]);
  useTopic(
    'news',
    ({ type, data }) => {
      if (type === 'flash' && data.lang === language) setTold((known) => [data, ...known].slice(0, most.flash));
    },
    again,
  );
  const known = (value?.list ?? []).map(({ id, title, published_at: at }) => ({ id, title, at }));
  const lines = [...new Map([...told, ...known].map((line) => [line.id, line])).values()]
    .toSorted((one, other) => other.at - one.at)
    .slice(0, most.flash);
  return (
    <Card stacked padding="titled" title={t`快讯`} hint={t`自动更新`}>
      <FlashLine
        label={t`快讯`}
        flashes={lines.map(({ id, title, at }) => ({ id, at, text: title, href: articleHref(id) }))}
        status={statusOf({ value: value ?? lines.length > 0, state })}
        onRetry={again}
      />
    </Card>
  );
}
