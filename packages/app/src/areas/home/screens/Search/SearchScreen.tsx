import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../../../platform/page/Page.layout.ts';
import { VisuallyHidden } from '../../../../platform/visuallyHidden/visuallyHidden.layout.ts';
import { AllFound } from './AllFound.tsx';
import { OneKind } from './OneKind.tsx';
import { readSearch } from './searchAddress.ts';
import { Columns, Stack } from './Search.layout.ts';
import { SearchAside } from './SearchAside.tsx';
import { SearchHead } from './SearchHead.tsx';
import { sumOf } from './totals.ts';
import { useFound, usePopularSearches } from './useFound.ts';
import { WordLinks } from './WordLinks.tsx';

/** Empty state of a search: hints for other spellings, and popular searches. */
function NothingFound({ name }: { name: string }) {
  const { t } = useLingui();
  const words = usePopularSearches();
  return (
    <Card>
      <EmptyState title={t`没有找到「${name}」`} action={words.length > 0 && <WordLinks words={words} />}>
        {t`换个叫法试试：全名、简称、外号、拼音或另一种语言，比如「曼城」「蓝月」「Man City」找到的是同一支球队。`}
      </EmptyState>
    </Card>
  );
}

/** /search?name: everything that fits a text, or one kind of it. */
export function SearchScreen() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const { name, tab, page } = readSearch(query);
  const { value: found, state, again } = useFound(name);
  const isVoid = found !== undefined && sumOf(found.totals) === 0;
  return (
    <Page data-ready>
      <VisuallyHidden as="h1">{name === '' ? t({ id: 'search.page', message: '搜索' }) : t`搜索：${name}`}</VisuallyHidden>
      <SearchHead name={name} tab={tab} totals={found?.totals} />
      <Columns>
        <Stack aria-busy={name !== '' && !found && state === 'loading'}>
          {name === '' ? (
            <Card>
              <EmptyState title={t`想看谁？`}>{t`写下球队、主播、比赛的名字，中文、英文、越南文和拼音都认得。`}</EmptyState>
            </Card>
          ) : !found && state === 'failed' ? (
            <ErrorState title={t`搜索没有回音`} onRetry={again} />
          ) : !found ? (
            <div role="status" aria-label={t`努力加载中`}>
              <Skeleton shape="block" height={166} />
              <Skeleton lines={6} height={60} />
            </div>
          ) : isVoid ? (
            <NothingFound name={name} />
          ) : tab === 'all' ? (
            <AllFound name={name} found={found} />
          ) : (
            <OneKind name={name} tab={tab} page={page} found={found} />
          )}
        </Stack>
        <SearchAside found={found} />
      </Columns>
    </Page>
  );
}
