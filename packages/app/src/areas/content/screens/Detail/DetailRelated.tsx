import { useLingui } from '@lingui/react/macro';
import type { Article } from '@pitchside/api/content/news';
import { ArticleCard } from '@pitchside/ui/ArticleCard';
import { Card } from '@pitchside/ui/Card';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { articleView } from '../../cards/article.presenter.ts';

/** Articles shown at most. */
const most = 4;

/** Related articles on the match or in the section; skeletons while loading. */
export function DetailRelated({ related }: { related: readonly Article[] | undefined }) {
  const { t } = useLingui();
  return (
    <Card stacked padding="titled" title={t`相关文章`} aria-busy={!related}>
      {related
        ? related.slice(0, most).map((article) => <ArticleCard key={article.id} look="side" article={articleView(article)} />)
        : Array.from({ length: most }, (_, place) => <Skeleton key={place} shape="block" height={88} />)}
    </Card>
  );
}
