import { useLingui } from '@lingui/react/macro';
import { Button } from '@pitchside/ui/Button';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { IconButton } from '@pitchside/ui/IconButton';
import { MessengerFrame } from '@pitchside/ui/MessengerFrame';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { PanelRight } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { openLogin } from '../../../../platform/overlays/overlays.store.ts';
import { pictureAddress } from '../../../../platform/session/portrait.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { VisuallyHidden } from '../../../../platform/visuallyHidden/visuallyHidden.layout.ts';
import { chatHref, readPlace, type ChatTab } from '../../chatLinks.ts';
import { Contacts } from '../../contacts/Contacts.tsx';
import { Conversations } from '../../conversations/Conversations.tsx';
import { GroupProfile } from '../../groups/GroupProfile.tsx';
import { useMessenger } from '../../session/useMessenger.ts';
import type { Messenger } from '../../talk/messenger.ts';
import { OpenTalk } from '../../talk/OpenTalk.tsx';
import { TalkProfile } from '../../talk/TalkProfile.tsx';
import { useConversation } from '../../talk/useConversation.ts';
import { Door, Middle, Scroll, Whole } from './Chat.layout.ts';
import { KickedBanner } from './KickedBanner.tsx';
import { NoTalk } from './NoTalk.tsx';
import { useChatPlaces } from './useChatPlaces.tsx';
import { Card } from '@pitchside/ui/Card';
import { Blocked } from '../../friends/Blocked.tsx';
import { Recommended } from '../../friends/Recommended.tsx';
import { Requests } from '../../friends/Requests.tsx';
import { Blocks } from '../../friends/friends.layout.ts';
import { Groups } from '../../groups/Groups.tsx';
import { Notices } from '../../notices/Notices.tsx';

interface ChatPlaceProps {
  tab: ChatTab;
  /** The group that a card leads to. */
  group: string | null;
  /** Opens a conversation. */
  onOpen: (conversation: string) => void;
}

/** A place of the messenger that is no conversation: new friends, groups, words of the site. */
function ChatPlaceOf({ tab, group, onOpen }: ChatPlaceProps) {
  const { t } = useLingui();
  if (tab === 'groups') return <Groups onOpen={onOpen} shown={group} />;
  if (tab === 'notices')
    return (
      <Card padding="none" aria-label={t`系统通知`}>
        <VisuallyHidden as="h2">{t`系统通知`}</VisuallyHidden>
        <Notices />
      </Card>
    );
  return (
    <Blocks>
      <Card padding="titled" title={t`收到的申请`}>
        <Requests of="received" />
      </Card>
      <Card padding="titled" title={t`我发出的`}>
        <Requests of="sent" />
      </Card>
      <Recommended />
      <Blocked />
    </Blocks>
  );
}

/** /chat-chat: the whole messenger, for signed-in members (specification section 2). */
export function ChatScreen() {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const messenger = useMessenger();
  if (!user)
    return (
      <Door data-ready>
        <VisuallyHidden as="h1">{t({ id: 'chat.all', message: '私信' })}</VisuallyHidden>
        <EmptyState title={t`请登录后操作`} action={<Button size="l" onClick={openLogin}>{t`登录`}</Button>}>
          {t`登录后就能和球迷、主播私聊。`}
        </EmptyState>
      </Door>
    );
  return (
    <Whole data-ready={messenger !== null || undefined}>
      <VisuallyHidden as="h1">{t({ id: 'chat.all', message: '私信' })}</VisuallyHidden>
      <KickedBanner messenger={messenger} />
      {messenger ? <ChatFrame messenger={messenger} /> : <Skeleton shape="block" height={560} />}
    </Whole>
  );
}

function ChatFrame({ messenger }: { messenger: Messenger }) {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { tab, with: open, group } = readPlace(parameters);
  const places = useChatPlaces(messenger);
  // Where it would lie over the talk it waits until it is asked for.
  const [isProfileWanted, setProfileWanted] = useState(() => matchMedia('(min-width: 1200px)').matches);
  const showProfile = isProfileWanted && open !== null;
  const go = (href: string) => void navigate(href, { replace: true });
  const openWith = (id: string) => go(chatHref({ tab, with: id }));
  const avatar = user ? pictureAddress(user.avatar) : undefined;
  const isTalk = tab === 'chats' || tab === 'contacts';
  return (
    <MessengerFrame
      places={places}
      currentId={tab}
      me={{ id: user?.avatar ?? '', ...(avatar !== undefined && { avatar }) }}
      {...(isTalk && {
        list:
          tab === 'contacts' ? (
            <Contacts selected={open?.startsWith('C2C') ? open.slice(3) : null} onSelect={(id) => openWith(`C2C${id}`)} />
          ) : (
            <Conversations messenger={messenger} selected={open} onSelect={openWith} />
          ),
      })}
      {...(isTalk && showProfile && { aside: <Profile key={open} messenger={messenger} id={open} /> })}
    >
      {!isTalk ? (
        <Scroll>
          <ChatPlaceOf tab={tab} group={group} onOpen={(id) => go(chatHref({ with: id }))} />
        </Scroll>
      ) : open === null ? (
        <Middle>
          <NoTalk messenger={messenger} />
        </Middle>
      ) : (
        <OpenTalk
          key={open}
          messenger={messenger}
          id={open}
          onRemoved={() => go(chatHref({ tab }))}
          more={
            <IconButton
              label={open.startsWith('C2C') ? t`对方资料` : t`群资料`}
              icon={<PanelRight size={20} aria-hidden />}
              pressed={isProfileWanted}
              onClick={() => setProfileWanted(!isProfileWanted)}
            />
          }
        />
      )}
    </MessengerFrame>
  );
}

function Profile({ messenger, id }: { messenger: Messenger; id: string }) {
  const { conversation, state } = useConversation(messenger, id);
  if (!conversation) return state === 'failed' ? null : <Skeleton shape="block" height={320} />;
  const Shown = conversation.kind === 'group' ? GroupProfile : TalkProfile;
  return <Shown messenger={messenger} conversation={conversation} />;
}
