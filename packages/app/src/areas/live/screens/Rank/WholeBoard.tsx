import { useLingui } from '@lingui/react/macro';
import type { RankPeriod } from '@pitchside/api/live/ranking';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { RankPodium } from '@pitchside/ui/RankPodium';
import { RankTable } from '@pitchside/ui/RankTable';
import { useFormat } from '@pitchside/ui/format';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../../../platform/session/session.store.ts';
import { useFreshRooms } from '../../../scores/useFreshRooms.ts';
import { ownView, rankEntryView } from '../../chat/rank.presenter.ts';
import type { WholeBoardName } from '@pitchside/api/screens/Rank';
import { Beside, Boards } from './Rank.layout.ts';
import { useBoard } from './useBoard.ts';
import { useBoardNames, useBoardNotes } from './useBoardNames.ts';
import { useFollowAct } from '../../../../platform/widgets/useFollowAct.tsx';
import { statusOf } from '../../../../platform/resource/statusOf.ts';

/** Places that stand on the podium. */
const onPodium = 3;
/** Fewer places below it leave a hole beside the other rankings, which stand under them then. */
const fillsColumn = 8;
/** Rankings of members with rooms, by their activity there. */
const ofRooms: readonly WholeBoardName[] = ['anchors', 'fans', 'experience'];

interface WholeBoardProps {
  board: WholeBoardName;
  period: RankPeriod;
  /** Content beside the places. */
  children: ReactNode;
}

/** The ranking that was asked for, in full: three on the podium, the others below with the reader's own place. */
export function WholeBoard({ board, period, children }: WholeBoardProps) {
  const { t } = useLingui();
  const { time } = useFormat();
  const { user } = useSnapshot(session);
  const fresh = useFreshRooms();
  const { value, state, again } = useBoard(board, period, true);
  const act = useFollowAct(value?.list);
  const name = useBoardNames()[board];
  const notes = useBoardNotes();
  const since: Record<RankPeriod, string | undefined> = { day: t`较昨日`, week: t`较上周`, month: t`较上月`, total: undefined };
  const members = (value?.list ?? []).map((each) =>
    rankEntryView({ ...each, room: each.room && fresh(each.room) }, user?.id, period !== 'total'),
  );
  const unit = board === 'fans' || board === 'experience' ? board : 'diamonds';
  const status = statusOf({ value, state });
  const rest = members.slice(onPodium);
  const last = members[onPodium - 1];
  const counted = value?.counted_at ? time(value.counted_at) : '';
  const isShort = status === 'ready' && rest.length < fillsColumn;
  const hasPlaces = status !== 'ready' || rest.length > 0 || Boolean(value?.mine);
  return (
    <>
      {status !== 'error' && (
        <RankPodium label={t`${name}前三名`} members={members} unit={unit} act={act} emptyNote={notes[board]} status={status} />
      )}
      <Boards $alone={isShort}>
        {hasPlaces && (
          <Card title={name} {...(counted !== '' && { hint: t`${counted} 更新` })}>
            <CardBleed>
              <RankTable
                label={name}
                members={rest}
                {...(last && rest.length > 0 && { ahead: last.value })}
                unit={unit}
                {...(since[period] !== undefined && { since: since[period] })}
                rooms={ofRooms.includes(board)}
                act={act}
                {...(value?.mine && { own: ownView(value.mine) })}
                status={status}
                onRetry={again}
              />
            </CardBleed>
          </Card>
        )}
        <Beside $alone={isShort} $waits={status === 'loading'}>
          {children}
        </Beside>
      </Boards>
    </>
  );
}
