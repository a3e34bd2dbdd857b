import { closenessOf, fanLevels, type FanClub, type FanMember, type OwnStanding } from '@pitchside/api/live/fans';
import type { FanClubStanding, FanClubWay } from '@pitchside/ui/FanClub';
import type { RankedMember } from '@pitchside/ui/RankList';

/** The reader's standing in a fan club, for its component. */
export const standingView = ({ level, closeness, place }: OwnStanding): FanClubStanding => ({
  level,
  closeness,
  place,
  from: closenessOf(level),
  ...(level < fanLevels && { next: closenessOf(level + 1) }),
});

/** A member of a fan club, for the list component. */
export const clubMemberView = (
  { member: { id, user_nickname: nickname, avatar, level: siteLevel }, level, closeness, place }: FanMember,
  badge: string,
  ownId: string | undefined,
): RankedMember => ({
  id,
  nickname,
  avatarSeed: avatar,
  level: siteLevel,
  guard: { name: badge, level },
  place,
  value: closeness,
  ...(id === ownId && { own: true }),
});

/** Way to join for the reader; a visitor, whose level is unknown, may try. */
export function wayView(
  { join_rule: rule, join_level: level }: Pick<FanClub, 'join_rule' | 'join_level'>,
  isAsked: boolean,
  ownLevel: number | undefined,
): { way: FanClubWay; level?: number } {
  if (isAsked) return { way: 'waiting' };
  if (rule === 'request') return { way: 'request' };
  if (rule === 'open') return { way: 'open' };
  return { way: ownLevel !== undefined && ownLevel < level ? 'tooLow' : 'open', level };
}
