import { useLingui } from '@lingui/react/macro';
import type { Article } from '@pitchside/api/content/news';
import { ArticleCard } from '@pitchside/ui/ArticleCard';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { InfiniteList } from '@pitchside/ui/InfiniteList';
import { NewItems } from '@pitchside/ui/NewItems';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useState } from 'react';
import { useFeed } from '../../../../platform/resource/useFeed.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { articleView } from '../../cards/article.presenter.ts';
import { frontOf, type Front } from './frontRules.ts';
import { newsCounts, type NewsPlace } from '@pitchside/api/screens/News';
import { loadFresh, loadOnly, newsPages } from './newsCalls.ts';
import { Blocks } from '../../columns.layout.ts';
import { Tiles, FrontBeside, FrontPlace } from './News.layout.ts';
import { Scorebug } from '@pitchside/ui/Scorebug';
import { scoreView } from '../../../scores/match.presenter.ts';
import { useLiveMatches } from '../../matches/useLiveMatches.ts';

/** Top of the page: the lead with the articles beside it. */
function NewsFront({ lead, beside, lines }: { lead: Article } & Pick<Front, 'beside' | 'lines'>) {
  const fresh = useLiveMatches(lead.match ? [lead.match] : []);
  return (
    <FrontPlace>
      <ArticleCard
        look="lead"
        level={2}
        article={articleView(lead)}
        match={lead.match && <Scorebug {...scoreView(fresh(lead.match))} size="row" showStatus={false} />}
      />
      <FrontBeside>
        {beside.map((article) => (
          <ArticleCard key={article.id} look="side" article={articleView(article)} />
        ))}
        {lines.length > 0 && (
          <div>
            {lines.map((article) => (
              <ArticleCard key={article.id} look="line" article={articleView(article, false)} />
            ))}
          </div>
        )}
      </FrontBeside>
    </FrontPlace>
  );
}

interface NewsDeepProps {
  /** Undefined while they are on their way. */
  list: readonly Article[] | undefined;
  /** They did not come. */
  isLost: boolean;
}

/** Long reads; nothing without any, or when they fail to load. */
function NewsDeep({ list, isLost }: NewsDeepProps) {
  const { t } = useLingui();
  if (list?.length === 0 || (!list && isLost)) return null;
  return (
    <section aria-labelledby="deep" aria-busy={!list}>
      <SectionTitle headingId="deep" hint={t`值得慢慢读`}>{t`深度`}</SectionTitle>
      <Tiles>
        {list
          ? list.map((article) => <ArticleCard key={article.id} look="tile" article={articleView(article)} />)
          : Array.from({ length: newsCounts.deep }, (_, index) => <Skeleton key={index} shape="block" height={190} />)}
      </Tiles>
    </section>
  );
}

/** Interval of the checks for new articles, ms. */
const every = 60_000;

/** Headlines of a place: the lead, long reads, and all others, newest first. */
export function NewsList({ place }: { place: NewsPlace }) {
  const { t } = useLingui();
  const isWhole = place.section === undefined && place.tag === undefined;
  const [load] = useState(() => newsPages(place));
  const feed = useFeed<Article, Awaited<ReturnType<typeof load>>>('news', load);
  const leads = useResource(isWhole ? 'lead' : null, (signal) => loadOnly('lead', signal));
  const since = place.tag === undefined ? feed.first?.newest : undefined;
  const fresh = useResource(since === undefined ? null : since, (signal) => loadFresh(place, since ?? '', signal), { every, rest: every });
  // The front waits for both, so that nothing changes its place under the eyes.
  const isWaiting = !feed.first || (isWhole && leads.state === 'loading' && !leads.value);
  const { lead, beside, lines, ids } = frontOf(leads.value?.list ?? [], feed.first?.list ?? []);
  const deep = useResource(isWhole ? 'deep' : null, (signal) => loadOnly('deep', signal));
  const tiles = new Set(deep.value?.list.map(({ id }) => id));
  const rest = feed.items.filter(({ id }) => !ids.has(id) && !tiles.has(id));

  if (!feed.first && feed.state === 'failed') return <ErrorState title={t`新闻没能送到`} onRetry={feed.again} />;
  if (isWaiting)
    return (
      <Blocks role="status" aria-label={t`努力加载中`}>
        <Skeleton shape="block" height={360} />
        <Skeleton lines={8} height={28} />
      </Blocks>
    );
  if (!lead) return <EmptyState title={t`这里还没有新闻`}>{isWhole ? t`第一篇报道发出后会出现在这里。` : t`看看别的栏目。`}</EmptyState>;
  return (
    <Blocks>
      <NewsFront lead={lead} beside={beside} lines={lines} />
      {isWhole && <NewsDeep list={deep.value?.list} isLost={deep.state === 'failed'} />}
      <section aria-labelledby="latest">
        <SectionTitle headingId="latest">{t`最新`}</SectionTitle>
        <NewItems count={fresh.value?.total ?? 0} onShow={feed.again} />
        <InfiniteList count={rest.length + 1} state={feed.state} onMore={feed.more} error={t`新闻没能送到`}>
          {rest.map((article) => (
            <ArticleCard key={article.id} article={articleView(article)} />
          ))}
        </InfiniteList>
      </section>
    </Blocks>
  );
}
