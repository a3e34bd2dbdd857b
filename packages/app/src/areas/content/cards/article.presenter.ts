import type { Article, Block } from '@pitchside/api/content/news';
import type { Sport } from '@pitchside/api/scores/matches';
import type { ArticleCardItem } from '@pitchside/ui/ArticleCard';
import type { ArticlePiece } from '@pitchside/ui/ArticleText';
import type { Picture } from '@pitchside/ui/Lightbox';
import { articleHref } from '../contentLinks.ts';

/** Scenes that are drawn for an article without a picture of its own. */
const scenes = {
  football: ['shot', 'save', 'celebration', 'duel', 'touchline', 'fans'],
  basketball: ['hoop', 'dunk'],
  esports: ['desk'],
  none: ['press', 'tunnel', 'trophy', 'chart', 'shirt', 'star'],
} as const satisfies Record<Sport | 'none', readonly NonNullable<ArticleCardItem['cover']>['kind'][]>;

/** One of a list, always the same for the same id. */
function pickFor<Value>(list: readonly [Value, ...Value[]], id: string): Value {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9_973;
  return list[sum % list.length] ?? list[0];
}

/** The picture of an article: its own, or a scene in the colours of its match. */
export function storyOf({ id, match, cover }: Pick<Article, 'id' | 'match' | 'cover'>): NonNullable<ArticleCardItem['cover']> {
  return {
    kind: pickFor<NonNullable<ArticleCardItem['cover']>['kind']>(scenes[match?.sport ?? 'none'], id),
    seed: id,
    ...(match && { home: match.home.colors, away: match.away.colors }),
    ...(cover && { src: cover.medium }),
  };
}

/** Origin of an article: its source, else its author. */
export const sourceOf = ({ source, author }: Pick<Article, 'source' | 'author'>): string => source || author.user_nickname;

/** An article, for its card; `isPictured` false leaves the picture out. */
export const articleView = (article: Article, isPictured = true): ArticleCardItem => ({
  id: article.id,
  href: articleHref(article.id),
  title: article.title,
  ...(article.summary !== '' && { summary: article.summary }),
  ...(isPictured && { cover: storyOf(article) }),
  source: sourceOf(article),
  publishedAt: article.published_at,
  comments: article.comments,
  section: article.section.name,
  lang: article.lang,
});

const pictureView = ({ picture, caption }: Extract<Block, { kind: 'picture' }>, alt: string): Picture => ({
  src: picture.large,
  alt: caption || alt,
  width: picture.width,
  height: picture.height,
});

/**
 * Converts the body of an article for its component; pictures in a row become one gallery.
 * @param alt alternative text of pictures without a caption
 */
export function piecesOf(body: readonly Block[], alt: string): ArticlePiece[] {
  const pieces: ArticlePiece[] = [];
  for (const [index, block] of body.entries()) {
    const last = pieces.at(-1);
    if (block.kind !== 'picture') pieces.push(block);
    else if (last?.kind === 'pictures' && body[index - 1]?.kind === 'picture')
      pieces.splice(-1, 1, { kind: 'pictures', pictures: [...last.pictures, pictureView(block, alt)] });
    else pieces.push({ kind: 'pictures', pictures: [pictureView(block, alt)], ...(block.caption && { caption: block.caption }) });
  }
  return pieces;
}
