import type { Barrage } from '@pitchside/api/live/barrage';
import type { GiftEvent } from '@pitchside/api/live/gifts';
import type { UserCardMember } from '@pitchside/ui/UserCard';

/** Members remembered at most, the most recent ones. */
export const mostPeople = 500;
/** Remembered messages per member at most. */
const mostSaid = 3;

type Said = NonNullable<UserCardMember['recent']>[number];

/** Those who spoke or gave in this visit, as their cards show them. */
export interface People {
  /** Oldest first. */
  hear: (comments: readonly Barrage[]) => void;
  see: (gift: GiftEvent) => void;
  /** Undefined for somebody who has long been forgotten. */
  of: (memberId: string) => UserCardMember | undefined;
  clear: () => void;
}

/** The same words again count on, newer ones stand first. */
function withSaid(before: readonly Said[], { at, text }: Barrage): Said[] {
  const [last, ...older] = before;
  if (last?.words === text) return [{ at, words: text, count: (last.count ?? 1) + 1 }, ...older];
  return [{ at, words: text }, ...before].slice(0, mostSaid);
}

/** Nobody yet. */
export function createPeople(): People {
  const known = new Map<string, UserCardMember>();
  const keep = (member: UserCardMember) => {
    // The map is in the order in which one heard of them last.
    known.delete(member.id);
    known.set(member.id, member);
    const [oldest] = known.keys();
    if (known.size > mostPeople && oldest !== undefined) known.delete(oldest);
  };
  return {
    hear(comments) {
      for (const comment of comments) {
        const { id, user_nickname: nickname, avatar, level, role, noble } = comment.user;
        keep({
          id,
          nickname,
          avatar,
          level,
          ...(noble && { noble }),
          ...((role === 'admin' || role === 'anchor') && { role }),
          recent: withSaid(known.get(id)?.recent ?? [], comment),
        });
      }
    },
    see({ sender: { id, user_nickname: nickname, avatar, level, noble } }) {
      const before = known.get(id);
      keep({
        id,
        nickname,
        avatar,
        level,
        ...(noble && { noble }),
        ...(before?.role && { role: before.role }),
        ...(before?.recent && { recent: before.recent }),
      });
    },
    of: (memberId) => known.get(memberId),
    clear: () => known.clear(),
  };
}
