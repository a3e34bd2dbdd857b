import { useLingui } from '@lingui/react/macro';
import { favoriteList, type ContentCard } from '@pitchside/api/content/content';
import { ArticleCard } from '@pitchside/ui/ArticleCard';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { InfiniteList } from '@pitchside/ui/InfiniteList';
import { api } from '../../../../platform/api/api.ts';
import { useFeed } from '../../../../platform/resource/useFeed.ts';
import { routes } from '../../../../routes.data.ts';
import { articleView } from '../../cards/article.presenter.ts';
import { VideoWall } from '../../videos/VideoWall.tsx';

/** Objects of one page. */
const atOnce = 12;
type Saved = ContentCard & { id: string };
interface SavedPage {
  list: readonly Saved[];
  next: string | null;
}

const idOf = (card: ContentCard): string => (card.kind === 'post' ? card.post.id : card.kind === 'video' ? card.video.id : card.article.id);

/** Videos or articles that the member keeps, the last one first. */
export function SavedContent({ kind }: { kind: 'video' | 'article' }) {
  const { t } = useLingui();
  const feed = useFeed<Saved, SavedPage>(kind, async (before, signal) => {
    const { list, next } = await api.call(
      favoriteList,
      { kind, limit: atOnce, ...(before !== undefined && { before }) },
      { signal, quiet: true },
    );
    return { list: list.map((card) => ({ ...card, id: idOf(card) })), next };
  });
  const videos = feed.items.flatMap((card) => (card.kind === 'video' ? [card.video] : []));
  const articles = feed.items.flatMap((card) => (card.kind === 'article' ? [card.article] : []));
  const empty =
    kind === 'video' ? (
      <EmptyState title={t`还没有收藏视频`} action={<ButtonLink href={routes.videoList.path}>{t`去看视频`}</ButtonLink>} />
    ) : (
      <EmptyState title={t`还没有收藏文章`} action={<ButtonLink href={routes.news.path}>{t`看看头条`}</ButtonLink>} />
    );
  return (
    <InfiniteList
      count={feed.items.length}
      state={feed.state}
      onMore={feed.more}
      asks="press"
      empty={empty}
      error={kind === 'video' ? t`视频没能送到` : t`文章没能送到`}
    >
      {kind === 'video' ? (
        <VideoWall videos={videos} waiting={feed.first ? 0 : atOnce} />
      ) : (
        articles.map((article) => <ArticleCard key={article.id} article={articleView(article)} />)
      )}
    </InfiniteList>
  );
}
