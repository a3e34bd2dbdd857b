import { useLingui } from '@lingui/react/macro';
import { Button } from '@pitchside/ui/Button';
import { ChatList, createChatLog } from '@pitchside/ui/ChatList';
import { tabPanel, Tabs } from '@pitchside/ui/Tabs';
import { useEffect, useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { openLogin } from '../../../../platform/overlays/overlays.store.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { chatRow } from '../../stage/chat.view.ts';
import { Column, ColumnBody, ColumnHead, Join, Placard } from './Live.layout.ts';
import { LiveEvents } from './LiveEvents.wired.tsx';
import { LiveSame } from './LiveSame.wired.tsx';
import { onComments, roomState } from '../../stage/room.store.ts';

type TabId = 'chat' | 'events';

/** The column beside the picture. Visitors have no chat tab (specification section 6); they see what happens in the match. */
export function LiveChat() {
  const { t } = useLingui();
  const panel = useId();
  const { placard, online } = useSnapshot(roomState);
  const { user } = useSnapshot(session);
  const [chosen, setChosen] = useState<TabId>('chat');
  const [log] = useState(createChatLog);
  const tab: TabId = user ? chosen : 'events';

  useEffect(() => {
    return onComments((comments, fresh) => {
      if (!fresh) log.clear();
      log.push(comments.map((comment) => chatRow(comment, session.user?.id)));
    });
  }, [log]);

  const tabs = [
    ...(user ? [{ id: 'chat' as const, label: t`聊天`, ...(online !== null && { count: online }) }] : []),
    { id: 'events' as const, label: t`赛况` },
  ];
  return (
    <Column aria-label={t`聊天与赛况`}>
      <ColumnHead>
        <Tabs label={t`聊天与赛况`} controls={panel} tabs={tabs} value={tab} onValueChange={setChosen} />
      </ColumnHead>
      {placard && <Placard>{placard}</Placard>}
      <ColumnBody {...tabPanel(panel, tab)}>
        {tab === 'chat' ? (
          <ChatList log={log} />
        ) : (
          <>
            <LiveEvents />
            <LiveSame />
          </>
        )}
      </ColumnBody>
      {!user && (
        <Join>
          <div>
            <p>{t`登录后一起聊`}</p>
            <p>{t`聊天、发弹幕，和看台上的人说话`}</p>
          </div>
          <Button onClick={openLogin}>{t`登录`}</Button>
        </Join>
      )}
    </Column>
  );
}
