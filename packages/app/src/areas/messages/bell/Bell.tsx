import { useLingui } from '@lingui/react/macro';
import type { Notice } from '@pitchside/api/messages/notices';
import { MessageBell, type MessagePreview } from '@pitchside/ui/MessageBell';
import { useEffect } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { pictureAddress } from '../../../platform/session/portrait.ts';
import { pageTitle } from '../../../platform/title/title.store.ts';
import { chatHref } from '../chatLinks.ts';
import { type ImConversation, type ImMessage, ImError } from '../client/im.ts';
import { displayOf } from '../display/displayModel.ts';
import { notices, readSome, retryNotices } from '../notices/notices.store.ts';
import { noticeHref } from '../notices/notice.presenter.tsx';
import { useMessenger } from '../session/useMessenger.ts';
import type { MessengerState, Messenger } from '../talk/messenger.ts';

/** Marks every conversation as read, up to the last message visible to its reader; one that fails stays unread in the list. */
async function readEverything(messenger: Messenger | null): Promise<void> {
  const waiting = messenger?.state.conversations.filter(({ unread, last }) => unread > 0 && last) ?? [];
  for (const { id, last } of waiting) {
    try {
      if (last) await messenger?.client.read(id, last);
    } catch (error) {
      if (!(error instanceof ImError)) throw error;
      if (error.kind === 'lost') return;
    }
  }
}

/** Conversations and notices that the panel shows. */
const most = 5;
const centre = '/member?type=11';
const none = proxy<Pick<MessengerState, 'conversations' | 'unread' | 'list'>>({ conversations: [], unread: 0, list: 'loading' });

/** Last message of a conversation in one line, in our own wording, since the names of an engine's kinds are not for readers. */
function usePreview(): (message: ImMessage) => string {
  const { t } = useLingui();
  return (message) => {
    const { type, text, card } = displayOf(message, undefined);
    if (type === 'image') return t`[图片]`;
    if (type === 'file') return t`[文件] ${text}`;
    if (type === 'recalled') return t`撤回了一条消息`;
    const title = card?.title ?? '';
    return type === 'custom' ? t`[分享] ${title}` : text;
  };
}

/** The bell of the header: unread messages and notices, in its panel the latest of both, and in the title how many. */
export default function BellWired() {
  const { t } = useLingui();
  const messenger = useMessenger();
  const { conversations, unread, list: known } = useSnapshot(messenger?.state ?? none);
  const { list, unread: unreadNotices, state } = useSnapshot(notices);
  const preview = usePreview();
  const total = unread + unreadNotices.total;
  useEffect(() => {
    pageTitle.unread = total;
    return () => void (pageTitle.unread = 0);
  }, [total]);

  const chats = (conversations as readonly ImConversation[])
    .filter(({ last }) => last !== null)
    .sort((one, other) => other.at - one.at)
    .slice(0, most)
    .map(({ id, peer, last, unread: count, at }): MessagePreview => {
      const avatarUrl = pictureAddress(peer.avatar);
      return {
        id: peer.avatar || id,
        kind: 'chat',
        title: peer.name || t`未命名用户`,
        text: last ? preview(last) : '',
        at,
        unread: count,
        href: chatHref({ with: id }),
        ...(avatarUrl && { avatarUrl }),
      };
    });
  const words = (list as readonly Notice[]).slice(0, most).map((one): MessagePreview => ({
    id: one.id,
    kind: 'notice',
    title: one.title,
    text: one.text,
    at: one.at,
    unread: one.is_read ? 0 : 1,
    href: noticeHref(one) ?? centre,
  }));
  const isWaiting = known === 'loading' && state === 'loading';
  const isFailed = known === 'failed' && state === 'failed';
  return (
    <MessageBell
      unread={total}
      messages={[...chats, ...words]}
      status={isWaiting ? 'loading' : isFailed ? 'error' : 'ready'}
      onReadAll={() => {
        void readSome({});
        void readEverything(messenger);
      }}
      onRetry={() => {
        retryNotices();
        messenger?.refresh();
      }}
      allHref={centre}
    />
  );
}
