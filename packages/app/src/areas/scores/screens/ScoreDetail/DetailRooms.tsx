import { useLingui } from '@lingui/react/macro';
import { matchPhase } from '@pitchside/api/scores/matches';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { LiveCard, LiveCardSkeleton } from '@pitchside/ui/LiveCard';
import { useSnapshot } from 'valtio';
import { detail } from '../../detail.store.ts';
import { useRooms } from '../../useRooms.ts';
import { cardView } from '../../room.presenter.ts';
import { useFreshRooms } from '../../useFreshRooms.ts';
import { useRoomLabels } from '../../useRoomLabels.ts';
import { Later } from '../../../../platform/drawn/Later.tsx';
import { Region } from '../../../../platform/region/Region.tsx';
import { slots } from '../../../../platform/slots/slots.ts';
import { RoomCards } from './ScoreDetail.layout.ts';

/** All rooms that show the match, and once it has begun the broadcasts that can be watched again. */
export function DetailRooms() {
  const { match } = useSnapshot(detail);
  const { MatchReplays } = slots;
  if (!match) return null;
  const phase = matchPhase(match.status);
  return (
    <>
      {phase !== 'after' && <Rooms />}
      {MatchReplays && phase !== 'before' && (
        <Region>
          <Later>
            <MatchReplays matchId={match.id} />
          </Later>
        </Region>
      )}
      {phase === 'after' && <Rooms />}
    </>
  );
}

function Rooms() {
  const { t } = useLingui();
  const { match } = useSnapshot(detail);
  const { state, list, retry } = useRooms(match?.id, match?.room_count);
  const fresh = useFreshRooms();
  const words = useRoomLabels();
  return (
    <Card stacked title={t`正在直播`}>
      {state === 'failed' ? (
        <ErrorState title={t`直播列表没能送到`} onRetry={retry} />
      ) : state === 'ready' && list.length === 0 ? (
        <EmptyState
          title={t`还没有直播间在播这场比赛`}
          action={<ButtonLink href="/anchor?type=0" tone="soft">{t`看看其他直播间`}</ButtonLink>}
        />
      ) : (
        <RoomCards>
          {state === 'loading'
            ? Array.from({ length: 4 }, (_, index) => (
                <li key={index}>
                  <LiveCardSkeleton />
                </li>
              ))
            : list.map((room) => (
                <li key={room.id}>
                  <LiveCard room={cardView(fresh(room), words)} />
                </li>
              ))}
        </RoomCards>
      )}
    </Card>
  );
}
