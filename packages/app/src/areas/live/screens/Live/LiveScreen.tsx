import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Card } from '@pitchside/ui/Card';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { GiftBar } from '../../gifts/GiftBar.tsx';
import { RoomDesk } from '../../moderation/RoomDesk.tsx';
import { RoomNoticesWired } from '../../notices/RoomNotices.tsx';
import { RoomReplays } from '../../replay/RoomReplays.tsx';
import { LiveBelow } from './LiveBelow.tsx';
import { LiveChat } from './LiveChat.tsx';
import { LiveHead } from './LiveHead.tsx';
import { LivePosts } from './LivePosts.tsx';
import { LiveUnder } from './LiveUnder.tsx';
import { OtherRooms } from './under.lazy.ts';
import { RoomPlayer } from '../../stage/RoomPlayer.tsx';
import { leavePage } from '../../mini/asideActs.ts';
import { pageTitle } from '../../../../platform/title/title.store.ts';
import { visitRoom } from '../../stage/roomVisit.ts';
import { Around, Room, Seat, Sight, Stage } from '../../stage/room.layout.ts';
import { RoomWait } from './RoomWait.tsx';
import { roomState } from '../../stage/room.store.ts';
import { followFullscreen, stage } from '../../../../platform/player/stage.store.ts';
import { useRemoved } from './useRemoved.ts';
import { useRoomId } from './useRoomId.ts';

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
        <Seat $theatre={theatre}>
          <div>
            <LiveHead />
          </div>
          <Sight $theatre={theatre}>
            <RoomPlayer onMini={goBack} />
          </Sight>
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
