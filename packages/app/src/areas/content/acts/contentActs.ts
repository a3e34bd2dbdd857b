import { shareContent, type ContentKind } from '@pitchside/api/content/content';
import { favoritePost, likePost } from '@pitchside/api/content/community';
import { favoriteHeadline, likeHeadline } from '@pitchside/api/content/news';
import { favoriteVideo, likeVideo } from '@pitchside/api/content/videos';
import { api } from '../../../platform/api/api.ts';
import { openLoginFor } from '../../../platform/overlays/overlays.store.ts';
import { sessionToken } from '../../../platform/session/session.store.ts';

/** Fields of an item that change when the reader likes or saves it. */
export interface Marks {
  likes: number;
  is_liked: boolean;
  favorites: number;
  is_favorite: boolean;
}

const likes = { post: likePost, article: likeHeadline, video: likeVideo } as const;
const favorites = { post: favoritePost, article: favoriteHeadline, video: favoriteVideo } as const;

/**
 * Runs an action for members only. A visitor signs in first, and the action runs afterwards. Returns undefined for a visitor, so that
 * nothing is shown as done.
 */
export function asMember(act: () => Promise<void>): Promise<void> | undefined {
  if (sessionToken()) return act();
  openLoginFor({ after: act });
  return undefined;
}

/** Likes an object, or ends it; `onAnswer` hears what it came to. */
export const like = (kind: ContentKind, id: string, isLiked: boolean, onAnswer: (marks: Pick<Marks, 'likes' | 'is_liked'>) => void) =>
  asMember(async () => {
    const { likes: total, is_liked } = await api.call(likes[kind], { id, like: isLiked });
    onAnswer({ likes: total, is_liked });
  });

/** Saves an item, or removes it; `onAnswer` gets the result. */
export const keepIt = (
  kind: ContentKind,
  id: string,
  isFavorite: boolean,
  onAnswer: (marks: Pick<Marks, 'favorites' | 'is_favorite'>) => void,
) =>
  asMember(async () => {
    const { favorites: total, is_favorite } = await api.call(favorites[kind], { id, favorite: isFavorite });
    onAnswer({ favorites: total, is_favorite });
  });

/** Counts that a member handed an object on; a visitor's is not counted, and a failure is nobody's concern. */
export function countShare(kind: ContentKind, id: string, onAnswer?: (shares: number) => void): void {
  if (!sessionToken()) return;
  void api.call(shareContent, { kind, id }, { quiet: true }).then(
    ({ shares }) => onAnswer?.(shares),
    () => undefined,
  );
}
