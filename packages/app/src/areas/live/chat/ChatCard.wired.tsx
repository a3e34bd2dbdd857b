import { useLingui } from '@lingui/react/macro';
import type { ChatSpokenRow } from '@pitchside/ui/ChatList';
import { UserCard } from '@pitchside/ui/UserCard';
import { useSnapshot } from 'valtio';
import { blockUser, danmaku, unblockUser } from '../../../platform/preferences/danmaku.store.ts';
import { session } from '../../../platform/session/session.store.ts';
import { say } from '../../../platform/toasts/say.ts';
import type { People } from './people.ts';

export interface ChatCardProps {
  /** The row whose nickname was pressed, and the nickname itself, where the card stands. */
  row: ChatSpokenRow;
  nickname: Element;
  people: People;
  open: boolean;
  onClose: () => void;
  /** The composer takes `@nickname`. */
  onMention: (nickname: string) => void;
}

/** Who somebody in the chat is, and what the reader may do: address them, or hear nothing of them any more. */
export default function ChatCardWired({ row: { memberId, nickname: name }, nickname, people, open, onClose, onMention }: ChatCardProps) {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const { blockedUsers } = useSnapshot(danmaku);
  const isBlocked = blockedUsers.some(({ userId }) => userId === memberId);
  const block = (on: boolean) => {
    onClose();
    if (!on) return unblockUser(memberId);
    blockUser(memberId, name);
    say('success', t`已屏蔽 ${name}`, { action: { label: t`撤销`, onClick: () => unblockUser(memberId) } });
  };
  return (
    <UserCard
      open={open}
      onClose={onClose}
      anchor={nickname}
      member={people.of(memberId) ?? { id: memberId, nickname: name }}
      {...(memberId !== user?.id && { onMention: () => onMention(name), blocked: isBlocked, onBlock: block })}
    />
  );
}
