import { useLingui } from '@lingui/react/macro';
import type { Ranked, RankPeriod } from '@pitchside/api/live/ranking';
import { Card } from '@pitchside/ui/Card';
import { RankList } from '@pitchside/ui/RankList';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { useSnapshot } from 'valtio';
import { session } from '../../../../platform/session/session.store.ts';
import { roomHref } from '../../../scores/matchLinks.ts';
import { rankedView } from '../../chat/rank.presenter.ts';
import { rankHref, type SiteBoard } from './rankAddress.ts';
import { useBoard } from './useBoard.ts';
import { useBoardNames, useBoardNotes } from './useBoardNames.ts';
import { statusOf } from '../../../../platform/resource/statusOf.ts';

/** Link of the name. */
const roomOf = ({ room }: Ranked) => room && { href: roomHref(room.id), live: room.status === 'live' };

interface RankBoardCardProps {
  board: SiteBoard;
  period: RankPeriod;
}

/** The first places of one ranking of the site over one time, with the way to all of it. */
export function RankBoardCard({ board, period }: RankBoardCardProps) {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const { value, state, again } = useBoard(board, period, false);
  const name = useBoardNames()[board];
  const notes = useBoardNotes();
  return (
    <Card stacked padding="titled" aria-labelledby={`rank-${board}`}>
      <SectionTitle headingId={`rank-${board}`} more={{ href: rankHref(board, period), label: t`完整榜单` }}>
        {name}
      </SectionTitle>
      <RankList
        label={name}
        unit={board === 'fans' ? 'fans' : 'diamonds'}
        emptyNote={notes[board]}
        members={value ? value.list.map((each) => ({ ...rankedView(each, user?.id), ...roomOf(each) })) : []}
        status={statusOf({ value, state })}
        onRetry={again}
      />
    </Card>
  );
}
