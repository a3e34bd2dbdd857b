import { useLingui } from '@lingui/react/macro';
import type { CallData } from '@pitchside/api';
import { classifyList, getHeadlines, type Article } from '@pitchside/api/content/news';
import { expertArticles } from '@pitchside/api/screens/Experts';
import { ArticleCard } from '@pitchside/ui/ArticleCard';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { InfiniteList } from '@pitchside/ui/InfiniteList';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { api } from '../../../platform/api/api.ts';
import { useFeed } from '../../../platform/resource/useFeed.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { articleView } from '../cards/article.presenter.ts';
import { SendInButton } from './SendInButton.tsx';

/** Articles that experts wrote, the newest first; an expert sends one in. */
export default function ExpertArticles({ isExpert }: { isExpert: boolean }) {
  const { t } = useLingui();
  const feed = useFeed<Article, CallData<typeof getHeadlines>>('expert articles', (before, signal) =>
    api.call(getHeadlines, { ...expertArticles, ...(before !== undefined && { before }) }, { signal, quiet: true }),
  );
  const sections = useResource(isExpert ? 'sections' : null, (signal) => api.call(classifyList, {}, { signal, quiet: true }));
  return (
    <Card stacked padding="titled" title={t`专家文章`} {...(sections.value && { aside: <SendInButton sections={sections.value.list} /> })}>
      {!feed.first && feed.state === 'loading' ? (
        <div role="status" aria-label={t`努力加载中`}>
          <Skeleton lines={6} height={72} />
        </div>
      ) : (
        <InfiniteList
          count={feed.items.length}
          state={feed.state}
          onMore={feed.more}
          error={t`新闻没能送到`}
          empty={<EmptyState title={t`专家还没有发表文章`} drawing={null}>{t`专家写下的看法会出现在这里。`}</EmptyState>}
        >
          {feed.items.map((article) => (
            <ArticleCard key={article.id} article={articleView(article)} />
          ))}
        </InfiniteList>
      )}
    </Card>
  );
}
