import { useLingui } from '@lingui/react/macro';
import { Plural } from '@lingui/react/macro';
import { ConfirmDialog } from '@pitchside/ui/ConfirmDialog';
import { IconButton } from '@pitchside/ui/IconButton';
import { TalkHead } from '@pitchside/ui/TalkHead';
import { BellOff, Pin, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { pictureAddress } from '../../../platform/session/portrait.ts';
import { say } from '../../../platform/toasts/say.ts';
import { ImError, type ImConversation } from '../client/im.ts';
import type { Messenger } from './messenger.ts';

/** Does something to a conversation; a refusal is said. */
export async function actOn(work: Promise<void>, fallback: string): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (!(error instanceof ImError)) throw error;
    say('error', error.message || fallback);
    return false;
  }
}

interface TalkHeadProps {
  messenger: Messenger;
  conversation: ImConversation;
  /** It was taken off the list. */
  onRemoved: () => void;
  /** One more tool, at the end. */
  more?: ReactNode;
}

/** Header of an open conversation: the other party, and actions. */
export function TalkHeadWired({ messenger: { client }, conversation, onRemoved, more }: TalkHeadProps) {
  const { t } = useLingui();
  const { id, peer, kind, members, isMuted, isPinned, isBlocked, isFriend } = conversation;
  const [removing, setRemoving] = useState(false);
  const avatar = pictureAddress(peer.avatar);
  const failed = t`没能改成，请重试`;
  const note = kind === 'group' ? <Plural value={members} other="# 人" /> : isBlocked ? t`已拉黑` : isFriend ? t`好友` : t`还不是好友`;
  return (
    <TalkHead
      seed={peer.avatar || peer.id}
      name={peer.name}
      {...(avatar !== undefined && { avatar })}
      {...(peer.isAnchor && { label: 'anchor' as const })}
      note={note}
      tools={
        <>
          <IconButton
            label={t({ id: 'chat.mute', message: '消息免打扰' })}
            icon={<BellOff size={20} aria-hidden />}
            pressed={isMuted}
            onClick={() => void actOn(client.setMuted(id, !isMuted), failed)}
          />
          <IconButton
            label={t`置顶聊天`}
            icon={<Pin size={20} aria-hidden />}
            pressed={isPinned}
            onClick={() => void actOn(client.setPinned(id, !isPinned), failed)}
          />
          <IconButton label={t`删除会话`} icon={<Trash2 size={20} aria-hidden />} onClick={() => setRemoving(true)} />
          {more}
          <ConfirmDialog
            open={removing}
            onCancel={() => setRemoving(false)}
            onConfirm={() => client.remove(id).then(onRemoved)}
            describeError={(error) => (error instanceof ImError && error.message) || t`没能删除，请重试`}
            title={t`删除这个会话？`}
            description={t`你这里的聊天记录会一起清空，不能恢复；别人那里还在。`}
            confirm={t({ message: '删除', context: 'conversation' })}
            tone="destructive"
          />
        </>
      }
    />
  );
}
