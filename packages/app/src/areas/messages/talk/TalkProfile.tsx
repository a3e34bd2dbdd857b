import { useLingui } from '@lingui/react/macro';
import { blockMember, crossCorrelation, removeFriend, requestFriend } from '@pitchside/api/messages/friends';
import { Button } from '@pitchside/ui/Button';
import { ContactProfile, ContactProfileBlock } from '@pitchside/ui/ContactProfile';
import { Facts } from '@pitchside/ui/Facts';
import { useFormat } from '@pitchside/ui/format';
import { IconButton } from '@pitchside/ui/IconButton';
import { Switch } from '@pitchside/ui/Switch';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { Ban, Flag, PencilLine, UserMinus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { openReport } from '../../../platform/report/report.store.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { pictureAddress } from '../../../platform/session/portrait.ts';
import { say } from '../../../platform/toasts/say.ts';
import { useCopy } from '../../../platform/toasts/useCopy.ts';
import type { ImConversation } from '../client/im.ts';
import { RemarkDialog } from '../friends/RemarkDialog.tsx';
import { useFriendsTurn } from '../friends/friends.store.ts';
import { actOn } from './TalkHead.tsx';
import type { Messenger } from './messenger.ts';
import { Remark } from './talk.layout.ts';

/** Profile of the other party: the relation to them, and the settings of the conversation. */
export function TalkProfile({ messenger: { client }, conversation }: { messenger: Messenger; conversation: ImConversation }) {
  const { t } = useLingui();
  const { compact } = useFormat();
  const copy = useCopy();
  const { id, peer, isMuted, isPinned } = conversation;
  const turn = useFriendsTurn();
  const { value, again } = useResource(peer.id, (signal) => api.call(crossCorrelation, { id: peer.id }, { signal, quiet: true }), {
    version: turn,
  });
  const [busy, setBusy] = useState(false);
  const [naming, setNaming] = useState(false);
  const avatar = pictureAddress(peer.avatar);
  const relation = value?.relation;

  async function change(work: () => Promise<unknown>, done: string): Promise<void> {
    setBusy(true);
    try {
      await work();
      say('success', done);
      again();
    } catch {
      // The toast of the call has said why.
      again();
    } finally {
      setBusy(false);
    }
  }
  const failed = t`没能改成，请重试`;
  const add = () =>
    change(() => api.call(requestFriend, { id: peer.id, source: 'card' }), relation === 'received' ? t`已经是好友了` : t`好友申请已发出`);
  const block = (on: boolean) =>
    change(() => api.call(blockMember, { id: peer.id, block: on }), on ? t`已拉黑，对方不会收到通知` : t`已解除拉黑`);

  return (
    <ContactProfile
      seed={peer.avatar || peer.id}
      name={peer.name}
      {...(avatar !== undefined && { avatar })}
      {...(peer.isAnchor && { label: 'anchor' as const })}
      number={peer.id}
      onCopy={() => void copy(peer.id)}
      acts={
        relation === 'none' || relation === 'received' ? (
          <Button size="s" loading={busy} icon={<UserPlus size={16} aria-hidden />} onClick={() => void add()}>
            {relation === 'received' ? t`同意好友申请` : t`加好友`}
          </Button>
        ) : relation === 'sent' ? (
          <Button size="s" tone="soft" disabled>{t`等待验证`}</Button>
        ) : relation === 'friend' ? (
          <Button
            size="s"
            tone="outline"
            loading={busy}
            icon={<UserMinus size={16} aria-hidden />}
            onClick={() => void change(() => api.call(removeFriend, { id: peer.id }), t`已不再是好友`)}
          >
            {t`删除好友`}
          </Button>
        ) : undefined
      }
      foot={
        value && (
          <>
            <Button size="s" tone="plain" loading={busy} icon={<Ban size={16} aria-hidden />} onClick={() => void block(!value.is_blocked)}>
              {value.is_blocked ? t`解除拉黑` : t`拉黑`}
            </Button>
            <Button
              size="s"
              tone="plain"
              icon={<Flag size={16} aria-hidden />}
              onClick={() => openReport({ name: peer.name, of: [{ kind: 'member', id: peer.id }] })}
            >
              {t`举报`}
            </Button>
          </>
        )
      }
    >
      {naming && value && (
        <RemarkDialog
          id={peer.id}
          nickname={value.member.user_nickname}
          remark={value.remark}
          onClose={() => setNaming(false)}
          onSaved={() => {
            setNaming(false);
            again();
          }}
        />
      )}
      {value && relation === 'friend' && (
        <ContactProfileBlock>
          <Remark>
            <TwoLines cut note={value.remark || t`还没有备注名`}>
              {t`备注名`}
            </TwoLines>
            <IconButton label={t`设置备注名`} icon={<PencilLine size={16} aria-hidden />} onClick={() => setNaming(true)} />
          </Remark>
        </ContactProfileBlock>
      )}
      {value && (
        <ContactProfileBlock>
          <Facts
            look="figures"
            size="s"
            facts={[
              { id: 'fans', label: t`粉丝`, value: compact(value.fans) },
              { id: 'follows', label: t({ id: 'follows.of', message: '关注' }), value: compact(value.follows) },
              { id: 'common', label: t`共同好友`, value: compact(value.common_friends) },
            ]}
          />
        </ContactProfileBlock>
      )}
      <ContactProfileBlock>
        <Switch side="end" checked={isPinned} onCheckedChange={(on) => void actOn(client.setPinned(id, on), failed)}>
          {t`置顶聊天`}
        </Switch>
        <Switch side="end" checked={isMuted} onCheckedChange={(on) => void actOn(client.setMuted(id, on), failed)}>
          {t({ id: 'chat.mute', message: '消息免打扰' })}
        </Switch>
      </ContactProfileBlock>
    </ContactProfile>
  );
}
