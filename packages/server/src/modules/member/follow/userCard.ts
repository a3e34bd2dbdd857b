import { msg } from '@lingui/core/macro';
import type { FanBadge } from '@pitchside/api/live/fans';
import { CallError } from '../../../platform/callError.ts';
import type { Handler } from '../../../platform/handlers.ts';
import type { RoomStanding } from '../../../platform/rights.ts';
import { roomNumber, type Live } from '../../live/live/index.ts';
import type { Noble } from '../../money/noble/index.ts';
import type { FollowRepository } from './follow.repository.ts';
import { describePerson } from './follow.presenter.ts';

const texts = { notFound: msg`没有找到`, kicked: msg`你已被移出这个直播间` };

const standingFor = (
  { isOwner, isModerator }: Pick<RoomStanding, 'isOwner' | 'isModerator'>,
  isOperator: boolean,
  { mutedUntil, isKicked }: RoomStanding,
) =>
  isOwner || isModerator || isOperator
    ? { is_muted: mutedUntil !== undefined, muted_until: mutedUntil ?? null, is_kicked: isKicked }
    : null;

/** Badge of a member in the room of an anchor; null for non-members of the fan club. */
export type BadgeOf = (anchorId: number, memberId: number) => Promise<FanBadge | null>;

/**
 * User card in a room. A member removed from the room sees none; the membership of the shown user is visible only to the room's moderators
 * and to operators.
 */
export function createUserCard(
  repository: Pick<FollowRepository, 'person' | 'bond'>,
  live: Pick<Live, 'room' | 'standing'>,
  noble: Pick<Noble, 'nobleOf'>,
  badgeOf: BadgeOf,
): Handler<'getUserCard'> {
  return async ({ id, user_id }, { member }) => {
    const number = roomNumber(user_id);
    const [person, room, theirs, mine] = await Promise.all([
      number === undefined ? undefined : repository.person(number),
      live.room(id),
      live.standing(id, number ?? 0),
      member && live.standing(id, member.id),
    ]);
    if (!person || !room || !theirs) throw new CallError(texts.notFound);
    if (mine?.isKicked) throw new CallError(texts.kicked);
    const [{ follows, fans, isFollowed, followsBack }, rank, badge] = await Promise.all([
      repository.bond(person.id, member?.id),
      noble.nobleOf(person.id),
      badgeOf(room.owner.id, person.id),
    ]);
    return {
      member: describePerson(person),
      noble: rank?.rank ?? null,
      ...(badge && { fan_badge: badge }),
      role: theirs.isOwner ? 'anchor' : theirs.isModerator ? 'admin' : 'viewer',
      registered_at: person.createdAt,
      follows,
      fans,
      is_followed: isFollowed,
      follows_me: followsBack,
      standing: mine ? standingFor(mine, member?.role === 'operator', theirs) : null,
    };
  };
}
