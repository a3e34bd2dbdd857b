import type { Post } from '@pitchside/api/content/community';
import type { FoundContent } from '@pitchside/api/content/search';
import { ArticleCard } from '@pitchside/ui/ArticleCard';
import { MarkedText } from '@pitchside/ui/MarkedText';
import type { ReactNode } from 'react';
import { articleView } from './cards/article.presenter.ts';
import { foundPostView, piecesView } from './found/found.presenter.ts';

/**
 * A post whose text is its title shows it once.
 * @param marked its text around the search term
 */
function foundPost(post: Post, marked: ReactNode) {
  const article = foundPostView(post);
  return article.title.endsWith('…')
    ? { article, shown: { summary: marked } }
    : { article: { ...article, summary: '' }, shown: { title: marked } };
}

/** Posts that a search found: how each begins, and the words around what was searched for. */
export const FoundPosts = ({ posts }: Pick<FoundContent, 'posts'>) => (
  <ul>
    {posts.map(({ post, text }) => (
      <li key={post.id}>
        <ArticleCard {...foundPost(post, <MarkedText pieces={piecesView(text)} />)} />
      </li>
    ))}
  </ul>
);

/** Articles of a search, with the term marked in titles and texts. */
export const FoundArticles = ({ articles }: Pick<FoundContent, 'articles'>) => (
  <ul>
    {articles.map(({ article, title, text }) => (
      <li key={article.id}>
        <ArticleCard
          article={articleView(article)}
          shown={{
            title: <MarkedText pieces={piecesView(title)} />,
            ...(text.length > 0 && { summary: <MarkedText pieces={piecesView(text)} /> }),
          }}
        />
      </li>
    ))}
  </ul>
);
