import type { OwnPart } from '../../../../platform/personalFields.ts';
import type { Reading } from '../core/reading.ts';

/** Personal fields of a list of posts: own, liked, favorite. */
export const ownPartOfPosts = ({ marksOf }: Pick<Reading, 'marksOf'>): OwnPart<'postList'> => ({
  isCommon: ({ feed }) => feed !== 'followed' && feed !== 'own',
  changedBy: [
    'insertPost',
    'deletePost',
    'likePost',
    'favoritePost',
    'commentPost',
    'deleteComment',
    'shareContent',
    'adminContentAct',
    'adminContentUndo',
  ],
  async add(data, memberId) {
    const marks = await marksOf(
      memberId,
      data.list.map(({ id }) => Number(id)),
    );
    const isOwn = ({ author }: (typeof data.list)[number]) => author.id === String(memberId);
    if (marks.like.size === 0 && marks.favorite.size === 0 && !data.list.some(isOwn)) return data;
    return {
      ...data,
      list: data.list.map((post) => ({
        ...post,
        is_liked: marks.like.has(Number(post.id)),
        is_favorite: marks.favorite.has(Number(post.id)),
        is_own: isOwn(post),
      })),
    };
  },
});
