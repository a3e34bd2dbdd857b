import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Card } from '@pitchside/ui/Card';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { GiftBar } from '../../gifts/GiftBar.tsx';
import { RoomDesk } from '../../moderation/RoomDesk.tsx';
import { RoomNoticesWired } from '../../notices/RoomNotices.tsx';
import { RoomReplays } from '../../replay/RoomReplays.tsx';
import { LiveChat } from './LiveChat.tsx';
import { LiveHead } from './LiveHead.tsx';
import { OtherRooms, LiveMatch, RoomClips } from './under.lazy.ts';
import { RoomPlayer } from '../../stage/RoomPlayer.tsx';
import { leavePage } from '../../mini/asideActs.ts';
import { pageTitle } from '../../../../platform/title/title.store.ts';
import { visitRoom } from '../../stage/roomVisit.ts';
import { Around, InSight, PictureArea, Room, Seat, Stage } from '../../stage/room.layout.ts';
import { RoomWait } from './RoomWait.tsx';
import { roomState } from '../../stage/room.store.ts';
import { followFullscreen, stage } from '../../../../platform/player/stage.store.ts';
import { useRoomId } from './useRoomId.ts';
import { useInView } from '../../../../platform/inView/useInView.ts';
import { Region } from '../../../../platform/region/Region.tsx';
import { BelowPlace, Under, UnderWait } from './LiveUnder.layout.ts';
import { AnchorPosts } from '../../../content/anchor.lazy.ts';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { kickouts } from '../../kickouts.store.ts';
import { removedState } from '../../removal/removed.ts';
import { Later } from '../../../../platform/drawn/Later.tsx';

/** Leads a removed member to the list of rooms, in every tab, with the reason there (specification section 4). */
function useRemoved(id: string | undefined): void {
  const navigate = useNavigate();
  const { rooms } = useSnapshot(kickouts);
  const isRemoved = id !== undefined && rooms.includes(id);
  useEffect(() => {
    if (isRemoved) void navigate('/anchor?type=0', { replace: true, state: removedState(id) });
  }, [isRemoved, id, navigate]);
}

/** The room's match under the picture, as on its own page. It loads when it is scrolled to; a room without a match has none. */
function LiveUnder() {
  const [place, isNear] = useInView();
  const { room } = useSnapshot(roomState);
  const match = room?.match;
  if (room && !match) return null;
  const waiting = (
    <UnderWait>
      <Skeleton shape="block" height="100%" />
    </UnderWait>
  );
  return (
    <Under ref={place}>
      {isNear && match ? (
        <Region>
          <Later fallback={waiting}>
            <LiveMatch key={match.id} id={match.id} sport={match.sport} />
          </Later>
        </Region>
      ) : (
        waiting
      )}
    </Under>
  );
}

/** Posts of the room's anchor. */
function LivePosts() {
  const { room } = useSnapshot(roomState);
  return room && <AnchorPosts key={room.anchor.id} anchorId={room.anchor.id} name={room.anchor.user_nickname} />;
}

/** A block far under the picture, which is loaded when it is scrolled to. */
function LiveBelow({ children }: { children: ReactNode }) {
  const [place, isNear] = useInView();
  return (
    <BelowPlace ref={place}>
      {isNear && (
        <Region>
          <Later>{children}</Later>
        </Region>
      )}
    </BelowPlace>
  );
}

/** /live: one room, by `id`, or by `match_id` the hottest room that shows a match. */
export function LiveScreen() {
  const { t } = useLingui();
  const [parameters] = useSearchParams();
  const id = useRoomId(parameters);
  const navigate = useNavigate();
  const [turn, setTurn] = useState(0);
  const { id: entered, state, refusal, room } = useSnapshot(roomState);
  const { theatre, chat } = useSnapshot(stage);
  const title = room?.title ?? null;

  useEffect(() => {
    if (!id) return;
    visitRoom(id);
    return leavePage;
  }, [id, turn]);
  useEffect(() => {
    pageTitle.own = title;
    return () => void (pageTitle.own = null);
  }, [title]);
  useEffect(followFullscreen, []);
  const goBack = () => void (history.length > 1 ? navigate(-1) : navigate('/anchor?type=0'));
  useRemoved(id);

  if (entered === id && state === 'failed')
    return (
      <Room>
        <Card>
          <ErrorState
            level={1}
            title={refusal || t`这个直播间没能打开`}
            {...(!refusal && { onRetry: () => setTurn(turn + 1) })}
            action={<ButtonLink href="/anchor?type=0" tone="outline">{t`看看其他直播间`}</ButtonLink>}
          />
        </Card>
      </Room>
    );
  // The first frame already shows this room, never the last one, and in its final place: only the loaded room tells whether a score lies
  // over the picture.
  if (entered !== id || id === undefined || room === null) return <RoomWait />;
  return (
    <Room data-ready={state === 'ready' || undefined}>
      <Stage $theatre={theatre} $chat={chat}>
        <Seat>
          <InSight $theatre={theatre}>
            <div>
              <LiveHead />
            </div>
            <PictureArea $theatre={theatre}>
              <RoomPlayer onMini={goBack} />
            </PictureArea>
          </InSight>
          <RoomNoticesWired />
          <GiftBar />
        </Seat>
        {chat && (
          <Around>
            <LiveChat />
          </Around>
        )}
      </Stage>
      <RoomDesk />
      <LiveUnder />
      <LiveBelow>
        <RoomClips />
      </LiveBelow>
      <RoomReplays />
      <LiveBelow>
        <LivePosts />
      </LiveBelow>
      <LiveBelow>
        <OtherRooms />
      </LiveBelow>
    </Room>
  );
}
