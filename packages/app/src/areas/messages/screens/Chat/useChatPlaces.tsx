import { useLingui } from '@lingui/react/macro';
import type { MessengerPlace } from '@pitchside/ui/MessengerFrame';
import { BookUser, Megaphone, MessageCircle, UserPlus, Users } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { chatHref } from '../../chatLinks.ts';
import { friends } from '../../friends/friends.store.ts';
import { notices } from '../../notices/notices.store.ts';
import type { Messenger } from '../../talk/messenger.ts';

/** Navigation of the messenger: its places with their unread numbers. */
export function useChatPlaces(messenger: Messenger): readonly MessengerPlace[] {
  const { t } = useLingui();
  const { unread } = useSnapshot(messenger.state);
  const { waiting } = useSnapshot(friends);
  const { unread: unreadNotices } = useSnapshot(notices);
  const icon = { size: 20, 'aria-hidden': true } as const;
  return [
    { id: 'chats', label: t`会话`, icon: <MessageCircle {...icon} />, href: chatHref(), unread },
    { id: 'contacts', label: t`通讯录`, icon: <BookUser {...icon} />, href: chatHref({ tab: 'contacts' }) },
    { id: 'requests', label: t`新朋友`, icon: <UserPlus {...icon} />, href: chatHref({ tab: 'requests' }), unread: waiting },
    { id: 'groups', label: t({ id: 'chat.groups', message: '群组' }), icon: <Users {...icon} />, href: chatHref({ tab: 'groups' }) },
    { id: 'notices', label: t`系统`, icon: <Megaphone {...icon} />, href: chatHref({ tab: 'notices' }), unread: unreadNotices.total },
  ];
}
