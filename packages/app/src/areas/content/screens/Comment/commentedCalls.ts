import { postInfo } from '@pitchside/api/content/community';
import type { DiscussedKind } from '@pitchside/api/content/content';
import { articleInfo } from '@pitchside/api/content/news';
import { planInfo } from '@pitchside/api/experts/plans';
import { getVideoInfo } from '@pitchside/api/content/videos';
import type { ArticleCardItem } from '@pitchside/ui/ArticleCard';
import { api } from '../../../../platform/api/api.ts';
import { articleView } from '../../cards/article.presenter.ts';
import { contentHrefs } from '../../contentLinks.ts';
import { foundPostView } from '../../found/found.presenter.ts';
import { videoCover } from '../../videos/video.presenter.ts';

/** Item under discussion, in the shape of its card; a pick has no card here, only its title. */
export type Commented = ArticleCardItem | Pick<ArticleCardItem, 'href' | 'title'>;

/** Loads the item under discussion; null if the reader may not see it. */
export const commentedLoads: Readonly<Record<DiscussedKind, (id: string, signal: AbortSignal) => Promise<Commented | null>>> = {
  post: async (id, signal) => {
    const { post } = await api.call(postInfo, { id }, { signal, quiet: true });
    return post && foundPostView(post);
  },
  article: async (id, signal) => {
    const { article } = await api.call(articleInfo, { id }, { signal, quiet: true });
    return article && articleView(article);
  },
  video: async (id, signal) => {
    const { video } = await api.call(getVideoInfo, { id }, { signal, quiet: true });
    return (
      video && {
        id,
        href: contentHrefs.video(id),
        title: video.title,
        cover: videoCover(video),
        source: video.author.user_nickname,
        publishedAt: video.published_at,
        comments: video.comments,
        lang: video.lang,
      }
    );
  },
  plan: async (id, signal) => {
    const { title } = await api.call(planInfo, { id }, { signal, quiet: true });
    return { href: contentHrefs.plan(id), title };
  },
};
