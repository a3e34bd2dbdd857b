import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import { useFormat } from '@pitchside/ui/format';
import { SearchHistory } from '@pitchside/ui/SearchBox';
import { LinkTabs } from '@pitchside/ui/Tabs';
import { Text } from '@pitchside/ui/Text';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { clearHistory, forgetSearch, history, rememberSearch } from '../../search/history.store.ts';
import { SearchWired } from '../../Search.tsx';
import { searchHref, searchTabs, type SearchTab } from './searchAddress.ts';
import { FieldLine, Head } from './Search.layout.ts';
import { countOf, sumOf, type Totals } from './totals.ts';

interface SearchHeadProps {
  name: string;
  tab: SearchTab;
  /** Number of results by kind; undefined until known. */
  totals: Totals | undefined;
}

/** Search field, history and tabs. */
export function SearchHead({ name, tab, totals }: SearchHeadProps) {
  const { t } = useLingui();
  const { integer } = useFormat();
  const navigate = useNavigate();
  const past = useSnapshot(history);
  const field = useRef<HTMLDivElement>(null);
  const sum = totals ? sumOf(totals) : 0;
  const figure = integer(sum);
  const labels: Record<SearchTab, string> = {
    all: t({ id: 'search.all', message: '全部' }),
    anchors: t({ id: 'search.anchors', message: '主播' }),
    live: t({ id: 'search.live', message: '直播' }),
    matches: t({ id: 'search.matches', message: '比赛' }),
    videos: t({ id: 'videos.all', message: '视频' }),
    posts: t({ id: 'search.posts', message: '帖子' }),
    headlines: t`头条`,
  };
  return (
    <Card>
      <Head>
        <FieldLine ref={field}>
          <SearchWired key={name} place="page" text={name} />
          <Text as="p" tone="quiet" role="status">
            {totals && sum > 0 && t`${plural(sum, { other: `找到 ${figure} 条与「${name}」相关的内容` })}`}
          </Text>
        </FieldLine>
        {past.length > 0 && (
          <SearchHistory
            history={past}
            onPick={(text) => {
              rememberSearch(text);
              void navigate(searchHref(text));
            }}
            onDelete={forgetSearch}
            onClear={clearHistory}
            onEmpty={() => field.current?.querySelector('input')?.focus()}
          />
        )}
        {name !== '' && (
          <LinkTabs
            label={t`搜索结果分类`}
            value={tab}
            tabs={searchTabs.map((id) => ({
              id,
              label: labels[id],
              href: searchHref(name, id),
              ...(totals && id !== 'all' && { count: countOf(totals, id) }),
            }))}
          />
        )}
      </Head>
    </Card>
  );
}
