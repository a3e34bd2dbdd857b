import type { CallData } from '@pitchside/api';
import type { Ranked, roomRanking } from '@pitchside/api/ranking';
import type { RankedMember, RankOwn } from '@pitchside/ui/RankList';

/** A place of a ranking as the part takes it. */
export const rankedView = (
  { place, member: { id, user_nickname: nickname, avatar, level }, noble, value, trend }: Ranked,
  ownId: string | undefined,
): RankedMember => ({
  id,
  nickname,
  avatarSeed: avatar,
  level,
  place,
  value,
  ...(noble && { noble }),
  ...(trend !== null && { trend }),
  ...(id === ownId && { own: true }),
});

/** Where the caller stands, as the part takes it. */
export const ownView = ({ place, value, behind }: NonNullable<CallData<typeof roomRanking>['mine']>): RankOwn => ({
  value,
  ...(place !== null && { place }),
  ...(behind !== null && { behind }),
});
