import { useLingui } from '@lingui/react/macro';
import { classifyList, type FlashEvent } from '@pitchside/api/content/news';
import { Card } from '@pitchside/ui/Card';
import { LinkTabs } from '@pitchside/ui/Tabs';
import { Text } from '@pitchside/ui/Text';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../../../platform/api/api.ts';
import { Page } from '../../../../platform/page/Page.layout.ts';
import { Region } from '../../../../platform/region/Region.tsx';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { VisuallyHidden } from '../../../../platform/visuallyHidden/visuallyHidden.layout.ts';
import { newsHref, articleHref } from '../../contentLinks.ts';
import { SendInButton } from '../../sendin/SendInButton.tsx';
import { HotNews } from '../../hot/HotNews.tsx';
import { TodayMatches } from '../../matches/TodayMatches.tsx';
import { newsCounts, readNews } from '@pitchside/api/screens/News';
import { Beside, Columns } from '../../columns.layout.ts';
import { Sections } from './News.layout.ts';
import { NewsList } from './NewsList.tsx';
import { FlashLine } from '@pitchside/ui/FlashLine';
import { useState } from 'react';
import { language } from '../../../../platform/api/language.ts';
import { useTopic } from '../../../../platform/realtime/useTopic.ts';
import { statusOf } from '../../../../platform/resource/statusOf.ts';
import { loadOnly } from './newsCalls.ts';

/** News of a single line, as they come. */
function NewsFlash() {
  const { t } = useLingui();
  const { value, state, again } = useResource('flash', (signal) => loadOnly('flash', signal));
  const [announced, setAnnounced] = useState<readonly FlashEvent[]>([]);
  useTopic(
    'news',
    ({ type, data }) => {
      if (type === 'flash' && data.lang === language) setAnnounced((known) => [data, ...known].slice(0, newsCounts.flash));
    },
    again,
  );
  const known = (value?.list ?? []).map(({ id, title, published_at: at }) => ({ id, title, at }));
  const lines = [...new Map([...announced, ...known].map((line) => [line.id, line])).values()]
    .toSorted((one, other) => other.at - one.at)
    .slice(0, newsCounts.flash);
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

/** The section that stands for all of them. */
const everything = 'all';

/** /news: news by section, with hot articles and running matches beside it. */
export function NewsScreen() {
  const { t } = useLingui();
  const [parameters] = useSearchParams();
  const place = readNews(parameters);
  // Without the sections the page still shows everything.
  const sections = useResource('sections', (signal) => api.call(classifyList, {}, { signal, quiet: true })).value?.list ?? [];
  const { section = everything, tag } = place;
  const known = sections.some(({ id }) => id === section) ? section : tag === undefined ? everything : '';
  return (
    <Page data-ready>
      <VisuallyHidden as="h1">{t`头条`}</VisuallyHidden>
      <Card padding="none" aria-label={t`栏目`}>
        <Sections>
          <LinkTabs
            size="l"
            label={t`栏目`}
            value={known}
            tabs={[
              { id: everything, label: t`全部`, href: newsHref() },
              ...sections.map(({ id, name }) => ({ id, label: name, href: newsHref({ section: id }) })),
            ]}
          />
          {sections.length > 0 && <SendInButton sections={sections} />}
        </Sections>
      </Card>
      {tag !== undefined && <Text as="h2" size="xl" weight="strong">{`#${tag}`}</Text>}
      <Columns>
        <Region>
          <NewsList key={`${section} ${tag ?? ''}`} place={place} />
        </Region>
        <Beside>
          <Region>
            <HotNews />
          </Region>
          <Region>
            <TodayMatches />
          </Region>
          <Region>
            <NewsFlash />
          </Region>
        </Beside>
      </Columns>
    </Page>
  );
}
