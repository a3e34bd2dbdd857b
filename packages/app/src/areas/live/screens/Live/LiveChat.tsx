import { useLingui } from '@lingui/react/macro';
import { Button } from '@pitchside/ui/Button';
import { Card, CardFoot } from '@pitchside/ui/Card';
import { createChatLog } from '@pitchside/ui/ChatList';
import { RoomPlacard } from '@pitchside/ui/RoomPlacard';
import { tabPanel, Tabs } from '@pitchside/ui/Tabs';
import { Text } from '@pitchside/ui/Text';
import { useEffect, useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { openLogin } from '../../../../platform/overlays/overlays.store.ts';
import { Region } from '../../../../platform/region/Region.tsx';
import { session } from '../../../../platform/session/session.store.ts';
import { RoomBoard } from '../../board.lazy.ts';
import { RoomClub, RoomRank, RoomTalk, RoomWall } from '../../chat/chat.lazy.ts';
import { followTalk } from '../../chat/talk.ts';
import { column, type ChatTab } from '../../chat/column.store.ts';
import { people } from '../../moderation/card.store.ts';
import { RoomKeep } from '../../moderation.lazy.ts';
import { board } from '../../stage/board.store.ts';
import { roomState } from '../../stage/room.store.ts';
import { standing } from '../../stage/standing.store.ts';
import { Column, ColumnBody, ColumnHead, ColumnPlace } from '../../stage/room.layout.ts';
import { Join } from './Live.layout.ts';
import { ColumnWait } from './ColumnWait.tsx';
import { LiveEvents } from './LiveEvents.tsx';
import { LiveSame } from './LiveSame.tsx';
import { Later } from '../../../../platform/drawn/Later.tsx';

/** Column beside the picture. Visitors have no chat tab (specification section 6); they see match events and gifts. */
export function LiveChat() {
  const { t } = useLingui();
  const panel = useId();
  const { id, placard, online } = useSnapshot(roomState);
  const { isOwner, isModerator } = useSnapshot(standing);
  const keeps = id !== null && (isOwner || isModerator);
  const { user } = useSnapshot(session);
  const { tab: chosen } = useSnapshot(column);
  const { pin, poll } = useSnapshot(board);
  const [log] = useState(createChatLog);
  const first: ChatTab = user ? 'chat' : 'events';
  const tab = chosen === null || (chosen === 'chat' && !user) || (chosen === 'keep' && !keeps) ? first : chosen;

  useEffect(() => followTalk(log, people), [log]);
  useEffect(() => () => void (column.tab = null), []);

  const tabs = [
    ...(user ? [{ id: 'chat' as const, label: t({ id: 'room.chat', message: '聊天' }), ...(online !== null && { count: online }) }] : []),
    { id: 'rank' as const, label: t`贡献榜` },
    { id: 'club' as const, label: t`粉丝团` },
    { id: 'wall' as const, label: t`礼物墙` },
    { id: 'events' as const, label: t`赛况` },
    ...(keeps ? [{ id: 'keep' as const, label: t({ id: 'room.keep', message: '管理' }) }] : []),
  ];
  const bodies = {
    chat: <RoomTalk log={log} />,
    rank: <RoomRank />,
    club: <RoomClub />,
    wall: <RoomWall />,
    events: (
      <>
        <LiveEvents />
        <LiveSame />
      </>
    ),
    keep: id !== null && <RoomKeep key={id} roomId={id} />,
  };
  return (
    <ColumnPlace>
      <Card padding="none" aria-label={t`聊天与赛况`}>
        <Column>
          <ColumnHead>
            <Tabs dense label={t`聊天与赛况`} controls={panel} tabs={tabs} value={tab} onValueChange={(next) => void (column.tab = next)} />
          </ColumnHead>
          {placard && <RoomPlacard>{placard}</RoomPlacard>}
          {/* Most rooms have neither, and never load its code. */}
          {(pin || poll) && (
            <Region fallback={null}>
              <Later>
                <RoomBoard />
              </Later>
            </Region>
          )}
          <ColumnBody {...tabPanel(panel, tab)}>
            {/* What fails in one tab leaves the room and its other tabs alone. */}
            <Region key={tab}>
              <Later ready={tab === 'events'} fallback={<ColumnWait />}>
                {bodies[tab]}
              </Later>
            </Region>
          </ColumnBody>
          {!user && (
            <CardFoot>
              <Join>
                <div>
                  <p>{t`登录后一起聊`}</p>
                  <Text as="p" size="s" tone="quiet">{t`聊天、发弹幕，和看台上的人说话`}</Text>
                </div>
                <Button onClick={openLogin}>{t`登录`}</Button>
              </Join>
            </CardFoot>
          )}
        </Column>
      </Card>
    </ColumnPlace>
  );
}
