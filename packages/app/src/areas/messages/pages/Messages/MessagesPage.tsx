import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import { ConversationList } from '@pitchside/ui/ConversationList';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { goTo } from '../../../../platform/address/goTo.ts';
import { chatHref } from '../../chatLinks.ts';
import { createLines } from '../../conversations/conversation.presenter.ts';
import { Recommended } from '../../friends/Recommended.tsx';
import { Requests } from '../../friends/Requests.tsx';
import { friends } from '../../friends/friends.store.ts';
import { Notices } from '../../notices/Notices.tsx';
import { notices } from '../../notices/notices.store.ts';
import { useMessenger } from '../../session/useMessenger.ts';
import { drafts } from '../../talk/drafts.store.ts';
import { lastOfEach } from '../../talk/outbox.ts';
import type { ImConversation } from '../../client/im.ts';
import type { Messenger } from '../../talk/messenger.ts';
import { Beside, Latest, Side, TabBar } from './Messages.layout.ts';

/** Conversations that stand beside the notices. */
const shortcuts = 5;

/** /member?type=11: words of the site, requests of friendship, and the way to the latest conversations. */
export function MessagesPage() {
  const { t } = useLingui();
  const messenger = useMessenger();
  const { waiting } = useSnapshot(friends);
  const { unread } = useSnapshot(notices);
  const [tab, setTab] = useState<'notices' | 'received' | 'sent'>('notices');
  return (
    <Beside>
      <Card padding="none" aria-label={t`消息中心`}>
        <TabBar>
          <SegmentedControl
            look="line"
            label={t`消息中心`}
            value={tab}
            onValueChange={setTab}
            segments={[
              { value: 'notices', label: t`系统通知`, ...(unread.total > 0 && { count: unread.total }) },
              { value: 'received', label: t`好友申请`, ...(waiting > 0 && { count: waiting }) },
              { value: 'sent', label: t`我发出的` },
            ]}
          />
        </TabBar>
        {tab === 'notices' ? (
          <Notices />
        ) : (
          <TabBar>
            <Requests key={tab} of={tab} />
          </TabBar>
        )}
      </Card>
      <Side>
        <Card as="aside" padding="titled" title={t({ id: 'chat.all', message: '私信' })} more={{ href: chatHref(), label: t`打开私信` }}>
          <Latest>{messenger ? <Shortcuts messenger={messenger} /> : <Skeleton shape="block" height={340} />}</Latest>
        </Card>
        <Recommended />
      </Side>
    </Beside>
  );
}

function Shortcuts({ messenger }: { messenger: Messenger }) {
  const { conversations, list, outbox } = useSnapshot(messenger.state);
  const { of } = useSnapshot(drafts);
  const [toLines] = useState(createLines);
  const newest = [...(conversations as readonly ImConversation[])].sort((one, other) => other.at - one.at).slice(0, shortcuts);
  return (
    <ConversationList
      conversations={toLines(newest, lastOfEach(outbox), of)}
      status={list === 'failed' ? 'error' : list}
      value={null}
      onRetry={messenger.refresh}
      onValueChange={(id) => goTo(chatHref({ with: id }))}
    />
  );
}
