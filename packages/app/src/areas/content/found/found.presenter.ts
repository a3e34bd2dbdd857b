import type { Post } from '@pitchside/api/content/community';
import type { Marked } from '@pitchside/api/content/search';
import type { ArticleCardItem } from '@pitchside/ui/ArticleCard';
import type { Piece } from '@pitchside/ui/MarkedText';
import { postHref } from '../contentLinks.ts';
import { postTitle } from '../posts/post.presenter.ts';

/** Stretches of a text as the server found them. */
export const piecesView = (stretches: readonly Marked[]): Piece[] => stretches.map(({ text, is_hit: hit }) => ({ text, hit }));

/** A post as one line of the results: beginning, author, first picture. */
export const foundPostView = (post: Post): ArticleCardItem => {
  const [picture] = post.pictures;
  return {
    id: post.id,
    href: postHref(post.id),
    title: postTitle(post),
    summary: post.content,
    source: post.author.user_nickname,
    publishedAt: post.published_at,
    comments: post.comments,
    section: post.circle.name,
    ...(picture && { cover: { kind: 'fans', seed: post.id, src: picture.medium } }),
  };
};
