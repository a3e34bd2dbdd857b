import type { CallData } from '@pitchside/api';
import type { Ranked, roomRanking } from '@pitchside/api/live/ranking';
import type { RankedMember, RankEntry, RankOwn } from '@pitchside/ui/RankList';
import { roomHref } from '../../scores/matchLinks.ts';
import { scoreView } from '../../scores/match.presenter.ts';

/** An entry of a ranking, for its component. */
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

/**
 * Entry of a full ranking, with the member's room and the last days.
 * @param isCompared whether there was a period before
 */
export function rankEntryView(ranked: Ranked, ownId: string | undefined, isCompared: boolean): RankEntry {
  const { trend, days, room } = ranked;
  return {
    ...rankedView(ranked, ownId),
    days,
    isNew: isCompared && trend === null,
    ...(room && {
      href: roomHref(room.id),
      live: room.status === 'live',
      room: { title: room.title, ...(room.match && { match: scoreView(room.match) }) },
    }),
  };
}

/** The caller's own place, for the ranking component. */
export const ownView = ({ place, value, behind }: NonNullable<CallData<typeof roomRanking>['mine']>): RankOwn => ({
  value,
  ...(place !== null && { place }),
  ...(behind !== null && { behind }),
});
