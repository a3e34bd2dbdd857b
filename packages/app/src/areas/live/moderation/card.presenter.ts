import type { CallData } from '@pitchside/api';
import type { getUserCard } from '@pitchside/api/member/follow';
import type { UserCardMember } from '@pitchside/ui/UserCard';

export type CardData = CallData<typeof getUserCard>;

/** A member for the card: the server's facts, and their messages of this visit. */
export const cardView = (
  { member, noble, fan_badge: badge, role, registered_at: registeredAt, follows, fans }: CardData,
  heard?: UserCardMember,
): UserCardMember => ({
  id: member.id,
  nickname: member.user_nickname,
  avatar: member.avatar,
  level: member.level,
  ...(noble && { noble }),
  ...(badge && { guard: badge }),
  ...(role !== 'viewer' && { role }),
  registeredAt,
  follows,
  fans,
  ...(heard?.recent && { recent: heard.recent }),
});

/**
 * Whether the reader is offered moderation of a member; the server decides in any case. The owner and operators moderate everybody, an
 * assistant only those who are neither.
 */
export const mayModerate = ({ standing, role }: Pick<CardData, 'standing' | 'role'>, isOwner: boolean, isOperator: boolean): boolean =>
  standing !== null && role !== 'anchor' && (isOwner || isOperator || role !== 'admin');
