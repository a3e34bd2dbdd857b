import { useLingui } from '@lingui/react/macro';
import { articleInfo, type Article } from '@pitchside/api/content/news';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { isRefused } from '../../../../platform/api/refused.ts';
import { api } from '../../../../platform/api/api.ts';
import { Page } from '../../../../platform/page/Page.layout.ts';
import { Region } from '../../../../platform/region/Region.tsx';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { newsHref } from '../../contentLinks.ts';
import { HotNews } from '../../hot/HotNews.tsx';
import { Beside, Columns } from '../../columns.layout.ts';
import { DetailArticle } from './DetailArticle.tsx';
import { ArticleCard } from '@pitchside/ui/ArticleCard';
import { Card } from '@pitchside/ui/Card';
import { articleView } from '../../cards/article.presenter.ts';

/** Articles shown at most. */
const most = 4;

/** Related articles on the match or in the section; skeletons while loading. */
function DetailRelated({ related }: { related: readonly Article[] | undefined }) {
  const { t } = useLingui();
  return (
    <Card stacked padding="titled" title={t`相关文章`} aria-busy={!related}>
      {related
        ? related.slice(0, most).map((article) => <ArticleCard key={article.id} look="side" article={articleView(article)} />)
        : Array.from({ length: most }, (_, place) => <Skeleton key={place} shape="block" height={88} />)}
    </Card>
  );
}

/** /detail?id: one article, its discussion, and related ones. */
export function DetailScreen() {
  const { t } = useLingui();
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  const { user } = useSnapshot(session);
  const { value, state, error, again } = useResource(
    id === null ? null : `${id} ${user?.id ?? ''}`,
    (signal) => api.call(articleInfo, { id: id ?? '' }, { signal, quiet: true }),
    { family: id ?? '' },
  );
  const isUnknown = id === null || (!value && isRefused(error));
  const isGone = isUnknown || (value !== undefined && value.article === null);
  const back = <ButtonLink href={newsHref()}>{t`看看头条`}</ButtonLink>;
  return (
    <Page data-ready>
      <Columns>
        {isGone ? (
          <EmptyState level={1} title={isUnknown ? t`没有这篇文章` : t`这篇文章已撤下`} action={back}>
            {isUnknown ? t`链接可能写错了。` : t`编辑或作者撤下了它，评论也一起收起。`}
          </EmptyState>
        ) : !value && state === 'failed' ? (
          <ErrorState level={1} title={t`文章没能送到`} onRetry={again} />
        ) : value?.article ? (
          <DetailArticle key={value.article.id} article={value.article} state={value.state} reason={value.reason} />
        ) : (
          <div role="status" aria-label={t`努力加载中`}>
            <Skeleton shape="block" height={72} />
            <Skeleton lines={14} height={28} />
          </div>
        )}
        <Beside>
          {!isGone && state !== 'failed' && value?.related.length !== 0 && <DetailRelated related={value?.related} />}
          <Region>
            <HotNews />
          </Region>
        </Beside>
      </Columns>
    </Page>
  );
}
