import { useLingui } from '@lingui/react/macro';
import type { Match } from '@pitchside/api/scores/matches';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Scorebug } from '@pitchside/ui/Scorebug';
import { Select } from '@pitchside/ui/Select';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { ArrowRight, LayoutGrid } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { detailHref, roomHref } from '../../../scores/matchLinks.ts';
import { scoreView } from '../../../scores/match.presenter.ts';
import { useRooms } from '../../../scores/useRooms.ts';
import { addHref } from '../../multi/multiStorage.ts';
import { roomState } from '../../stage/room.store.ts';
import { leaveRoom, visitRoom } from '../../stage/roomVisit.ts';
import { RoomPlayer } from '../../stage/RoomPlayer.tsx';
import { Bar, BarActs, Choice, Picture } from './ScoreLive.layout.ts';

/** Picture of a match: its score, its rooms, and links to the room and to the match's own page. */
export function WatchPlayer({ match, wantedRoom }: { match: Match; wantedRoom: string | null }) {
  const { t } = useLingui();
  const { state, list, retry } = useRooms(match.id, match.room_count);
  const [picked, setPicked] = useState<{ matchId: string; room: string } | null>(null);
  const { id: entered, state: entry } = useSnapshot(roomState);
  const own = picked?.matchId === match.id ? picked.room : wantedRoom;
  const room = list.find(({ id }) => id === own)?.id ?? list[0]?.id;
  useEffect(() => {
    if (!room) return;
    visitRoom(room);
    return leaveRoom;
  }, [room]);
  return (
    <Card padding="none" aria-label={t`画面`}>
      <Bar>
        <Scorebug {...scoreView(match)} size="row" />
        <BarActs>
          {list.length > 1 && room && (
            <Choice>
              <Select
                label={t`换一位解说`}
                options={list.map(({ id, anchor }) => ({ value: id, label: anchor.user_nickname }))}
                value={room}
                onValueChange={(next: string) => setPicked({ matchId: match.id, room: next })}
              />
            </Choice>
          )}
          <ButtonLink href={detailHref(match)} tone="outline" size="s">
            {t`比赛页`}
          </ButtonLink>
          {room && (
            <ButtonLink href={addHref(room)} tone="outline" size="s" icon={<LayoutGrid size={16} aria-hidden />}>
              {t`多画面`}
            </ButtonLink>
          )}
          {room && (
            <ButtonLink href={roomHref(room)} tone="soft" size="s" iconAfter={<ArrowRight size={16} aria-hidden />}>
              {t`进直播间`}
            </ButtonLink>
          )}
        </BarActs>
      </Bar>
      {room ? (
        <Picture>
          {entered !== room ? (
            <Skeleton shape="block" height="100%" />
          ) : entry === 'failed' ? (
            <ErrorState title={t`这个直播间没能打开`} onRetry={retry} />
          ) : (
            <RoomPlayer key={room} />
          )}
        </Picture>
      ) : state === 'failed' ? (
        <ErrorState title={t`直播列表没能送到`} onRetry={retry} />
      ) : state === 'loading' ? (
        <Picture>
          <Skeleton shape="block" height="100%" />
        </Picture>
      ) : (
        <EmptyState title={t`这场比赛的直播结束了`} />
      )}
    </Card>
  );
}
