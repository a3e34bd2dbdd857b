import type { Barrage } from '@pitchside/api/barrage';
import type { ChatMessageRow } from '@pitchside/ui/ChatList';
import type { DanmakuComment } from '@pitchside/ui/DanmakuLayer';

/** A comment as a line of the chat. */
export function chatRow({ id, user, text }: Barrage, ownId: string | undefined): ChatMessageRow {
  const role = user.role === 'admin' || user.role === 'anchor' ? { role: user.role } : {};
  return {
    kind: 'message',
    id,
    memberId: user.id,
    nickname: user.user_nickname,
    level: user.level,
    ...role,
    words: text,
    ...(user.id === ownId && { mark: 'own' as const }),
  };
}

/** A comment as it flies over the picture. */
export const flying = (comment: Barrage, ownId: string | undefined): DanmakuComment => ({
  id: comment.id,
  text: comment.text,
  role: comment.user.id === ownId ? 'own' : comment.user.role,
  userId: comment.user.id,
  nickname: comment.user.user_nickname,
  at: comment.at,
});
