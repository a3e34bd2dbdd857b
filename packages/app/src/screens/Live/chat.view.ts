import type { Barrage } from '@pitchside/api/barrage';
import type { ChatBadge, ChatMessageRow } from '@pitchside/ui/ChatList';
import type { DanmakuComment } from '@pitchside/ui/DanmakuLayer';

/** Words that badges say. */
export interface BadgeWords {
  anchor: string;
  admin: string;
}

function badgesOf({ user }: Barrage, words: BadgeWords): ChatBadge[] {
  const badges: ChatBadge[] = [{ kind: 'level', text: String(user.level) }];
  if (user.role === 'admin' || user.role === 'anchor') badges.push({ kind: user.role, text: words[user.role] });
  return badges;
}

/** A comment as a line of the chat. */
export function chatRow(comment: Barrage, ownId: string | undefined, words: BadgeWords): ChatMessageRow {
  const mark = comment.user.id === ownId ? ('own' as const) : comment.user.role === 'anchor' ? ('anchor' as const) : undefined;
  return { kind: 'message', id: comment.id, memberId: comment.user.id, nickname: comment.user.user_nickname, badges: badgesOf(comment, words), words: comment.text, ...(mark && { mark }) };
}

/** A comment as it flies over the picture. */
export const flying = (comment: Barrage, ownId: string | undefined): DanmakuComment => ({ id: comment.id, text: comment.text, role: comment.user.id === ownId ? 'own' : comment.user.role, userId: comment.user.id, nickname: comment.user.user_nickname, at: comment.at });
