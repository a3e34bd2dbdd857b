import { useLingui } from '@lingui/react/macro';
import { groupInfo, groupMembers, removeGroupUser, type GroupMember } from '@pitchside/api/messages/groups';
import { Avatar } from '@pitchside/ui/Avatar';
import { Button } from '@pitchside/ui/Button';
import { ContactProfile, ContactProfileBlock } from '@pitchside/ui/ContactProfile';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { IconButton } from '@pitchside/ui/IconButton';
import { RowList } from '@pitchside/ui/RowList';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Switch } from '@pitchside/ui/Switch';
import { Text } from '@pitchside/ui/Text';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { UserMinus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { pictureAddress, portrait } from '../../../platform/session/portrait.ts';
import { say } from '../../../platform/toasts/say.ts';
import type { ImConversation } from '../client/im.ts';
import { PersonRow } from '../friends/friends.layout.ts';
import { friends } from '../friends/friends.store.ts';
import { actOn } from '../talk/TalkHead.tsx';
import type { Messenger } from '../talk/messenger.ts';
import { InviteDialog } from './InviteDialog.tsx';

/** Profile of a group and its members, beside the conversation. Members invite friends; the owner removes members. */
export function GroupProfile({ messenger: { client }, conversation }: { messenger: Messenger; conversation: ImConversation }) {
  const { t } = useLingui();
  const { groupTurn } = useSnapshot(friends);
  const { id: conversationId, peer, isMuted, isPinned, members: count } = conversation;
  // Joins and departures come as messages in the conversation for everybody, and on the private topic for that member.
  const version = `${groupTurn} ${count} ${conversation.last?.id ?? ''}`;
  const info = useResource(peer.id, (signal) => api.call(groupInfo, { id: peer.id }, { signal, quiet: true }), { version });
  const people = useResource(peer.id, (signal) => api.call(groupMembers, { id: peer.id, limit: 200 }, { signal, quiet: true }), {
    family: 'members',
    version,
  });
  const [inviting, setInviting] = useState(false);
  const [busy, setBusy] = useState<string | null>(null);
  const group = info.value?.group;
  const total = people.value?.total;
  const avatar = pictureAddress(peer.avatar);
  const failed = t`没能改成，请重试`;

  async function takeOut({ id, user_nickname: name }: GroupMember): Promise<void> {
    setBusy(id);
    try {
      await api.call(removeGroupUser, { id: peer.id, user_id: id });
      say('success', t`已把 ${name} 移出群`);
    } catch {
      // The toast of the call has said why.
    } finally {
      setBusy(null);
      people.again();
    }
  }
  return (
    <ContactProfile
      aria-label={t`群资料`}
      seed={peer.avatar || peer.id}
      name={group?.name ?? peer.name}
      {...(avatar !== undefined && { avatar })}
      {...(group?.intro && { signature: group.intro })}
      acts={
        <Button size="s" icon={<UserPlus size={16} aria-hidden />} disabled={!people.value} onClick={() => setInviting(true)}>
          {t`邀请好友`}
        </Button>
      }
    >
      {inviting && people.value && (
        <InviteDialog
          group={peer.id}
          inside={people.value.list.map(({ id }) => id)}
          onClose={() => setInviting(false)}
          onInvited={() => {
            setInviting(false);
            people.again();
          }}
        />
      )}
      <ContactProfileBlock>
        <Switch side="end" checked={isPinned} onCheckedChange={(on) => void actOn(client.setPinned(conversationId, on), failed)}>
          {t`置顶聊天`}
        </Switch>
        <Switch side="end" checked={isMuted} onCheckedChange={(on) => void actOn(client.setMuted(conversationId, on), failed)}>
          {t({ id: 'chat.mute', message: '消息免打扰' })}
        </Switch>
      </ContactProfileBlock>
      <ContactProfileBlock>
        <Text as="h4" size="s" tone="quiet">
          {total === undefined ? t`群成员` : t`群成员 ${total}`}
        </Text>
        {!people.value && people.state === 'loading' && <Skeleton shape="block" height={200} />}
        {!people.value && people.state === 'failed' && <ErrorState layout="row" title={t`群成员没能送到`} onRetry={people.again} />}
        <RowList>
          {(people.value?.list ?? []).map((member) => {
            const name = member.user_nickname || t`未命名用户`;
            const { avatarUrl } = portrait(member.avatar);
            const note = member.role === 'owner' ? t`群主` : member.is_friend ? t`好友` : t`成员`;
            return (
              <PersonRow as="li" key={member.id}>
                <Avatar seed={member.avatar || member.id} {...(avatarUrl && { src: avatarUrl })} size={36} />
                <TwoLines cut note={note}>
                  {name}
                </TwoLines>
                {group?.role === 'owner' && member.role !== 'owner' && (
                  <IconButton
                    size="s"
                    label={t`把 ${name} 移出群`}
                    icon={<UserMinus size={16} aria-hidden />}
                    disabled={busy === member.id}
                    onClick={() => void takeOut(member)}
                  />
                )}
              </PersonRow>
            );
          })}
        </RowList>
      </ContactProfileBlock>
    </ContactProfile>
  );
}
