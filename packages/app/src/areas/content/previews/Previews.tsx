import { useLingui } from '@lingui/react/macro';
import { getHeadlines } from '@pitchside/api/content/news';
import { ArticleCard } from '@pitchside/ui/ArticleCard';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { articleView } from '../cards/article.presenter.ts';
import { newsHref } from '../contentLinks.ts';
import { useOwnLanguage } from '../language/ownLanguage.ts';
import { PreviewsList, PreviewsPlace } from './previews.layout.ts';

/** Articles in the column, and their refresh interval, ms. */
const [most, every] = [4, 120_000];

/** The newest articles about matches to come. */
export default function Previews() {
  const { t } = useLingui();
  const own = useOwnLanguage();
  const { value, state, again } = useResource(
    own.lang ?? 'all',
    (signal) => api.call(getHeadlines, { only: 'previews', limit: most, ...own }, { signal, quiet: true }),
    { every },
  );
  return (
    <Card padding="titled" stacked title={t`前瞻文章`} more={{ href: newsHref(), label: t`全部头条` }}>
      <PreviewsPlace aria-busy={!value && state !== 'failed'}>
        {value && value.list.length > 0 ? (
          <PreviewsList>
            {value.list.map((article) => (
              <li key={article.id}>
                <ArticleCard look="side" article={articleView(article)} />
              </li>
            ))}
          </PreviewsList>
        ) : value ? (
          <EmptyState
            drawing={null}
            title={t`还没有前瞻文章`}
            action={<ButtonLink tone="soft" href={newsHref()}>{t`去看头条`}</ButtonLink>}
          >
            {t`编辑写了接下来的比赛，文章会出现在这里。`}
          </EmptyState>
        ) : state === 'failed' ? (
          <ErrorState layout="row" title={t`新闻没能送到`} onRetry={again} />
        ) : (
          <Skeleton lines={most} height={84} />
        )}
      </PreviewsPlace>
    </Card>
  );
}
