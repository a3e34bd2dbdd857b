import { useLingui } from '@lingui/react/macro';
import type { Article } from '@pitchside/api/news';
import { ArticleCard } from '@pitchside/ui/ArticleCard';
import { Card } from '@pitchside/ui/Card';
import { articleView } from '../../cards/article.view.ts';

/** What else there is to read about the match or in the section. */
export function DetailRelated({ related }: { related: readonly Article[] }) {
  const { t } = useLingui();
  return (
    <Card stacked padding="titled" title={t`相关文章`}>
      {related.slice(0, 4).map((article) => (
        <ArticleCard key={article.id} look="side" article={articleView(article)} />
      ))}
    </Card>
  );
}
