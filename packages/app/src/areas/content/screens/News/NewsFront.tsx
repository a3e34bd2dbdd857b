import type { Article } from '@pitchside/api/content/news';
import { ArticleCard } from '@pitchside/ui/ArticleCard';
import { Scorebug } from '@pitchside/ui/Scorebug';
import { scoreView } from '../../../scores/match.presenter.ts';
import { articleView } from '../../cards/article.presenter.ts';
import { useLiveMatches } from '../../matches/useLiveMatches.ts';
import type { Front } from './frontRules.ts';
import { FrontBeside, FrontPlace } from './News.layout.ts';

/** Top of the page: the lead with the articles beside it. */
export function NewsFront({ lead, beside, lines }: { lead: Article } & Pick<Front, 'beside' | 'lines'>) {
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
