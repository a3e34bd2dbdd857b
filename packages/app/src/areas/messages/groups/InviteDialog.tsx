import { useLingui } from '@lingui/react/macro';
import { addressBook } from '@pitchside/api/messages/friends';
import { addGroupUser } from '@pitchside/api/messages/groups';
import { ContactList } from '@pitchside/ui/ContactList';
import { Dialog } from '@pitchside/ui/Dialog';
import { Input } from '@pitchside/ui/Input';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { pictureAddress } from '../../../platform/session/portrait.ts';
import { say } from '../../../platform/toasts/say.ts';
import { statusOf } from '../../../platform/resource/statusOf.ts';
import { People } from '../share/share.layout.ts';

interface InviteDialogProps {
  /** Group. */
  group: string;
  /** Members who are in already. */
  inside: readonly string[];
  onClose: () => void;
  onInvited: () => void;
}

/** Brings a friend into a group that the member is in. */
export function InviteDialog({ group, inside, onClose, onInvited }: InviteDialogProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const { value, state, again } = useResource('invite', (signal) => api.call(addressBook, {}, { signal, quiet: true }));
  const part = text.trim().toLowerCase();
  const contacts = (value?.list ?? [])
    .filter(({ id, user_nickname, remark }) => !inside.includes(id) && `${remark} ${user_nickname}`.toLowerCase().includes(part))
    .map(({ id, user_nickname, remark, avatar, letter }) => {
      const address = pictureAddress(avatar);
      return { id, name: remark || user_nickname, seed: avatar || id, letter, ...(address !== undefined && { avatar: address }) };
    });

  async function invite(id: string): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      await api.call(addGroupUser, { id: group, user_ids: [id] });
      say('success', t`已邀请进群`);
      onInvited();
    } catch {
      // The toast of the call has said why.
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog open onClose={onClose} size="m" title={t`邀请好友`} description={t`选一位好友，对方马上进群并收到通知。`}>
      <People>
        <ContactList
          contacts={contacts}
          status={statusOf({ value, state })}
          onRetry={again}
          value={null}
          onValueChange={(id) => void invite(id)}
          head={
            <Input
              label={t`按昵称找好友`}
              labelHidden
              value={text}
              onValueChange={setText}
              maxLength={20}
              icon={<Search size={16} aria-hidden />}
              placeholder={t`按昵称找好友`}
            />
          }
        />
      </People>
    </Dialog>
  );
}
