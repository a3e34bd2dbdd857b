import { useLingui } from '@lingui/react/macro';
import { roomRanking, type Ranked, type RankPeriod } from '@pitchside/api/ranking';
import { Card } from '@pitchside/ui/Card';
import { useFormat } from '@pitchside/ui/format';
import { FollowButton } from '@pitchside/ui/FollowButton';
import { RankList, type RankedMember } from '@pitchside/ui/RankList';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { roomHref } from '../../../scores/index.ts';
import { ownView, rankedView } from '../../chat/rank.view.ts';
import { setFollowing } from '../../../../platform/follow/follow.acts.ts';
import { placesOf, rankHref, type SiteBoard } from './rank.address.ts';
import { useBoardNames, useBoardNotes } from './useBoardNames.ts';

/** How often a ranking is read anew, ms; a job counts it. */
const every = 60_000;

/** Where the name leads. */
const roomOf = ({ room }: Ranked) => room && { href: roomHref(room.id), live: room.status === 'live' };

interface RankBoardCardProps {
  board: SiteBoard;
  period: RankPeriod;
  /** In full, with the reader's own place and who can be followed, instead of a few places and a way to all of it; default false. */
  isWhole?: boolean;
}

/** One ranking of the site over one time. */
export function RankBoardCard({ board, period, isWhole = false }: RankBoardCardProps) {
  const { t } = useLingui();
  const { time } = useFormat();
  const { user } = useSnapshot(session);
  // What was changed on this page, until the ranking is read anew for somebody else.
  const [changed, setChanged] = useState<Record<string, boolean>>({});
  const { value, state, again } = useResource(
    `${board} ${period} ${user?.id ?? ''}`,
    (signal) => api.call(roomRanking, { board, period, limit: placesOf(isWhole) }, { signal, quiet: true }),
    { every, family: `${board} ${period}` },
  );
  const name = useBoardNames()[board];
  const notes = useBoardNotes();
  const followed = new Set(value?.list.filter((each) => each.is_followed).map((each) => each.member.id));
  const act = ({ id, nickname }: RankedMember) => (
    <FollowButton
      size="s"
      state={id === user?.id ? 'self' : user && (changed[id] ?? followed.has(id)) ? 'following' : 'none'}
      name={nickname}
      onFollowChange={(follow) =>
        setFollowing({ id, name: nickname }, follow, (isFollowing) => setChanged((known) => ({ ...known, [id]: isFollowing })))
      }
    />
  );
  const counted = value?.counted_at ? time(value.counted_at) : '';
  return (
    <Card stacked padding="titled" aria-labelledby={`rank-${board}`}>
      <SectionTitle
        id={`rank-${board}`}
        {...(isWhole ? counted && { hint: t`${counted} 更新` } : { more: { href: rankHref(board, period), label: t`完整榜单` } })}
      >
        {name}
      </SectionTitle>
      <RankList
        label={name}
        unit={board === 'fans' ? 'fans' : 'diamonds'}
        {...(board !== 'rich' && { emptyNote: notes[board] })}
        members={value ? value.list.map((each) => ({ ...rankedView(each, user?.id), ...roomOf(each) })) : []}
        {...(isWhole && { act })}
        {...(isWhole && value?.mine && { own: ownView(value.mine) })}
        status={value ? 'ready' : state === 'failed' ? 'error' : 'loading'}
        onRetry={again}
      />
    </Card>
  );
}
