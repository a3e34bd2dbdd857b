import { useLingui } from '@lingui/react/macro';
import type { Article } from '@pitchside/api/content/news';
import { ArticleCard } from '@pitchside/ui/ArticleCard';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { articleView } from '../../cards/article.presenter.ts';
import { most } from './newsCalls.ts';
import { Tiles } from './News.layout.ts';

interface NewsDeepProps {
  /** Undefined while they are on their way. */
  list: readonly Article[] | undefined;
  /** They did not come. */
  isLost: boolean;
}

/** Long reads; nothing without any, or when they fail to load. */
export function NewsDeep({ list, isLost }: NewsDeepProps) {
  const { t } = useLingui();
  if (list?.length === 0 || (!list && isLost)) return null;
  return (
    <section aria-labelledby="deep" aria-busy={!list}>
      <SectionTitle headingId="deep" hint={t`值得慢慢读`}>{t`深度`}</SectionTitle>
      <Tiles>
        {list
          ? list.map((article) => <ArticleCard key={article.id} look="tile" article={articleView(article)} />)
          : Array.from({ length: most.deep }, (_, index) => <Skeleton key={index} shape="block" height={190} />)}
      </Tiles>
    </section>
  );
}
