import type { OwnPost, Post } from '@pitchside/api/content/community';
import { splitTopics, type Picture as WirePicture } from '@pitchside/api/content/content';
import type { Picture } from '@pitchside/ui/Lightbox';
import type { PostCardItem, PostCardProps } from '@pitchside/ui/PostCard';
import { circleHref, personaHref, postHref, topicHref } from '../contentLinks.ts';

/** A picture of a post, for grids and the viewer; its description has its author and number. */
const pictureView = ({ large, width, height }: WirePicture, alt: string): Picture => ({ src: large, alt, width, height });

/**
 * A post, for its card.
 * @param altOf returns the description of the picture with a number
 */
export const postView = (post: Post, altOf: (number: number) => string): PostCardItem => ({
  id: post.id,
  href: postHref(post.id),
  author: {
    id: post.author.id,
    nickname: post.author.user_nickname,
    avatarSeed: post.author.avatar,
    level: post.author.level,
    href: personaHref(post.author.id),
  },
  circle: { name: post.circle.name, href: circleHref(post.circle.id) },
  publishedAt: post.published_at,
  text: splitTopics(post.content).map((piece) => ('topic' in piece ? { ...piece, href: topicHref(piece.topic) } : piece)),
  pictures: post.pictures.map((picture, index) => pictureView(picture, altOf(index + 1))),
  likes: post.likes,
  comments: post.comments,
  shares: post.shares,
  favorites: post.favorites,
  liked: post.is_liked,
  kept: post.is_favorite,
});

/** Reason why others do not see an own post; nothing while they do. */
export function postState({ state, reason }: Pick<OwnPost, 'state' | 'reason'>): Pick<PostCardProps, 'state'> {
  if (state !== 'processing' && state !== 'awaiting' && state !== 'failed' && state !== 'hidden') return {};
  return { state: { kind: state, ...(reason !== '' && { reason }) } };
}

/** Most letters of a post's name. */
const most = 60;

/** Beginning of a post in one line, used as its title. */
export function postTitle({ content }: Pick<Post, 'content'>): string {
  const letters = [...content.trim().replace(/\s+/g, ' ')];
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('');
}
