import { closenessOf, fanLevels, type FanMember, type OwnStanding } from '@pitchside/api/fans';
import type { FanClubStanding } from '@pitchside/ui/FanClub';
import type { RankedMember } from '@pitchside/ui/RankList';

/** The reader in a fan club, as the part takes it. */
export const standingView = ({ level, closeness, place }: OwnStanding): FanClubStanding => ({
  level,
  closeness,
  place,
  from: closenessOf(level),
  ...(level < fanLevels && { next: closenessOf(level + 1) }),
});

/** A member of a fan club as the list takes it. */
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
