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
export function flying({ id, text, user, at }: Barrage, ownId: string | undefined): DanmakuComment {
  // The rank is told by servers that know of ranks.
  const { noble } = user as { readonly noble?: DanmakuComment['noble'] | null };
  return {
    id,
    text,
    role: user.id === ownId ? 'own' : user.role,
    ...(noble && { noble }),
    userId: user.id,
    nickname: user.user_nickname,
    at,
  };
}
