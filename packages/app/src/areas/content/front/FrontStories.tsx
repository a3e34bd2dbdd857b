import { useLingui } from '@lingui/react/macro';
import { getHeadlines } from '@pitchside/api/content/news';
import { ArticleCard } from '@pitchside/ui/ArticleCard';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { api } from '../../../platform/api/api.ts';
import { language } from '../../../platform/api/language.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { articleView } from '../cards/article.presenter.ts';
import { newsHref } from '../contentLinks.ts';
import { HotPosts } from '../hot/HotPosts.tsx';
import { Front, Stories, StoryTiles } from './front.layout.ts';
import { videoGetList } from '@pitchside/api/content/videos';
import { routes } from '../../../routes.data.ts';
import { useOwnLanguage } from '../language/ownLanguage.ts';
import { inRow, VideoRow } from '../videos/VideoRow.tsx';

/** Most popular videos; nothing without any. */
function FrontVideos() {
  const { t } = useLingui();
  const own = useOwnLanguage();
  const videos = useResource(`hot ${own.lang ?? ''}`, (signal) =>
    api.call(videoGetList, { sort: 'hot', limit: inRow, ...own }, { signal, quiet: true }),
  );
  return <VideoRow id="front-videos" title={t`热门视频`} more={{ href: routes.videoList.path, label: t`全部视频` }} videos={videos} />;
}

/** Two rows of four or three. */
const most = 6;

/** The newest headlines beside the posts that are talked about most, and the hottest videos below. */
export default function FrontStories() {
  const { t } = useLingui();
  const { value, state, again } = useResource('front', (signal) =>
    api.call(getHeadlines, { lang: language, limit: most }, { signal, quiet: true }),
  );
  return (
    <Front>
      <Stories>
        {value?.list.length !== 0 && (
          <section aria-labelledby="front-news" aria-busy={!value && state === 'loading'}>
            <SectionTitle headingId="front-news" more={{ href: newsHref(), label: t`全部头条` }}>
              {t`头条`}
            </SectionTitle>
            {!value && state === 'failed' && <ErrorState layout="row" title={t`新闻没能送到`} onRetry={again} />}
            <StoryTiles>
              {value
                ? value.list.map((article) => <ArticleCard key={article.id} look="tile" article={articleView(article)} />)
                : state === 'loading' && Array.from({ length: most }, (_, index) => <Skeleton key={index} shape="block" height={220} />)}
            </StoryTiles>
          </section>
        )}
        <HotPosts optional />
      </Stories>
      <FrontVideos />
    </Front>
  );
}
